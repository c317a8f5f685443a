/**
 * Numbers that hold in every market. What differs between markets stands in the market file.
 * Tests write their numbers out and do not import them from here, so a slip in this file shows.
 */

// Lists and search
export const listPageSize = 18;
/** Cards are larger than rows, and few animals have more packages than this. */
export const packageListPageSize = 60;
/** With more packages than this in all, the category tabs show the first of each group and a way to the others. */
export const categoryTabsWholeUpTo = 100;
export const categoryGroupSize = 12;
/** Up to this many pages each has its own link; of more, those around the current one and both ends. */
export const pageLinksUpTo = 12;
export const faqPageSize = 1000;
/** Page size of the extra call that finds which animal types a list has. */
export const distinctTypesPageSize = 1000;
export const searchPageSize = 1000;
/** At most this many hits are shown, on one page. */
export const searchTotal = 100;
export const searchMinimumLength = 2;
/** Nobody means a longer one, and the content service refuses it. */
export const searchMaximumLength = 200;
/** Of the search over everything; what is longer is cut. */
export const siteSearchMaximumLength = 100;
/** Hits of each kind on the page of all kinds. */
export const searchPageLength = 6;
/** While somebody types. */
export const suggestionsPerKind = 2;
export const mostSuggestions = 7;
export const filterListMinimumTypes = 2;
/** Filter tabs: the largest count each layout holds; more scroll sideways. */
export const tabsUpToFour = 4;
export const tabsUpToEight = 8;
export const tabsUpToTen = 10;

// Counts of items
export const relatedItemCount = 3;
export const highlightModuleCount = 6;
export const blogHighlightCount = 3;
export const blogBlockCount = 3;
export const relatedArticleCount = 3;
/** Fewer articles than this switch to the special layout. */
export const articleGridMinimum = 3;
export const blogFilterMinimumCategories = 2;
export const menuLevelCount = 3;

// Widths in CSS pixels
export const desktopFromPx = 992;
/** This width and narrower is mobile; between it and desktop is tablet. */
export const mobileUpToPx = 768;
export const swipeThresholdPx = 30;
export const swipeThresholdMobilePx = 0;

// Timers in milliseconds
export const urgencyDelayMs = 4000;
export const notificationMs = 4000;
export const popupDelayMs = 15_000;
export const signUpTimeoutMs = 10_000;
export const cartDebounceMs = 300;
export const footerDelayMs = 500;
export const scrollMs = 250;
export const skeletonDelayMs = 150;

// Translations
export const translationParallelReads = 10;
export const translationRetries = 5;
/** Doubles with each retry. */
export const translationFirstRetryMs = 350;

// Lifetimes
export const msPerSecond = 1000;
export const secondsPerDay = 86_400;
export const msPerDay = 86_400_000;
export const redirectsLifetimeSeconds = 604_800;
export const webpProbeLifetimeSeconds = 604_800;
export const mincedChoiceLifetimeSeconds = 604_800;
/** Alpha and local hosts clear local storage when its setup time is older than this. */
export const setupLifetimeMs = 3_600_000;
/** Used by a dismissal that states no duration. */
export const dismissalDefaultDays = 1;
export const dismissalClosedDays = 30;
export const dismissalSignedUpDays = 365;
export const awcCookieDays = 7;
export const newBadgeDays = 30;

// Sold figures, in percent unless named otherwise
export const shownPercentageMinimum = 3;
/** From this percentage on, this percentage is what shows; it makes a bound at 100 superfluous. */
export const shownPercentageMaximum = 97;
export const goodChoiceUpToPercentage = 50;
export const inDemandUpToPercentage = 75;
export const noUrgencyFromPercentage = 100;
/** Package totals above this are halved for show, and their buyers too. */
export const halvingAboveTotal = 45;
export const shownBuyersMinimum = 1;

// Texts and reviews
export const wordsPerMinute = 200;
export const metaDescriptionLength = 150;
export const imageAltLength = 50;
export const reviewRating = 5;
export const priceDecimals = 2;

// Quantities
export const couponMinimumQuantity = 1n;
export const basketMinimumQuantity = 0;
