export const reviewRating = 5;
