/** What the build runs to make the site, here and in projects with games of their own. */
@NullMarked
package dev.boardwright.web.build;

import org.jspecify.annotations.NullMarked;
