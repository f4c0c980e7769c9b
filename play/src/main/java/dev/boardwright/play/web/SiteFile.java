package dev.boardwright.play.web;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** One file of the site, in memory. */
final class SiteFile {
    private final byte[] bytes;
    private final String mediaType;
    private final String tag;

    /** A file with the media type of its name. The array is not copied. */
    SiteFile(String name, byte[] bytes) {
        this.bytes = bytes;
        mediaType = mediaType(name);
        tag = tag(bytes);
    }

    /** The contents. The internal array: do not write it. */
    byte[] bytes() {
        return bytes;
    }

    String mediaType() {
        return mediaType;
    }

    /** The ETag, which changes with the contents, in quotation marks. */
    String tag() {
        return tag;
    }

    /** The ETag of the compressed contents. */
    String compressedTag() {
        return tag.replaceFirst("\"$", "-gzip\"");
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

    private static String tag(byte[] bytes) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(bytes);
            return '"' + HexFormat.of().formatHex(digest, 0, 12) + '"';
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every JDK has SHA-256", e);
        }
    }
}
