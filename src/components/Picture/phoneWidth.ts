/**
 * The `sizes` of a picture as wide as a phone, in vw. It is only two thirds of the real width: phones have
 * two or three device pixels per CSS pixel, more than people can see, and a larger file weighs twice as much.
 */
export const phoneWidth = 60;
