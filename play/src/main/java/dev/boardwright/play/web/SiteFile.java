package dev.boardwright.play.web;

/** One file of the site, in memory. */
final class SiteFile {
    private final byte[] bytes;
    private final String mediaType;

    /** A file with the media type of its name. The array is not copied. */
    SiteFile(String name, byte[] bytes) {
        this.bytes = bytes;
        mediaType = mediaType(name);
    }

    /** The contents. The internal array: do not write it. */
    byte[] bytes() {
        return bytes;
    }

    String mediaType() {
        return mediaType;
    }

    private static String mediaType(String name) {
        return switch (name.substring(name.lastIndexOf('.') + 1)) {
            case "html" -> "text/html; charset=utf-8";
            case "js" -> "text/javascript; charset=utf-8";
            case "css" -> "text/css; charset=utf-8";
            case "svg" -> "image/svg+xml";
            case "wasm" -> "application/wasm";
            case "json" -> "application/json";
            default -> "text/plain; charset=utf-8";
        };
    }
}
