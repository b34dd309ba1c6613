/**
 * The `sizes` of a picture as wide as a phone, in vw. Two thirds of the truth: these screens have two
 * or three pixels for each that is said, more than is seen, and a larger file weighs twice.
 */
export const phoneWidth = 60;
