/** What the packages of this module share. Not exported. */
@NullMarked
package dev.boardwright.ai.internal;

import org.jspecify.annotations.NullMarked;
