package java.lang;

/** What the sources for Java 19 use of this class, so that JDK 17 can compile them. Not compiled into anything. */
public final class Long {
    private Long() {}

    public static native long expand(long i, long mask);
}
