/** At most this many hits are shown, on one page. */
export const searchTotal = 100;
export const searchMinimumLength = 2;
/** Nobody means a longer one, and the content service refuses it. */
export const searchMaximumLength = 200;
/** Of the search over everything; what is longer is cut. */
export const siteSearchMaximumLength = 100;
