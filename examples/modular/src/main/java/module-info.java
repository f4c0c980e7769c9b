/** A modular application that plays whatever games its image holds. */
module modular {
    requires dev.boardwright.ai;
    requires dev.boardwright.core;
    requires dev.boardwright.dagennacht;
    requires dev.boardwright.greener;
}
