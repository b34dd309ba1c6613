/** The hash in a stored name, the number that Payload adds to a copy, and the ending of a variant. */
const hashSuffix = /-h[0-9a-f]{12}(-\d+)?(\.\w+-\d+)?(?=(\.[^.]*)?$)/;

/**
 * The original name of a file: `desk.jpg` for `desk-h3f9a2c1b04d1.jpg`, and `desk.webp` for its variant
 * `desk-h3f9a2c1b04d1.jpg-560.webp`.
 */
export const readableName = (stored: string): string => stored.replace(hashSuffix, '');
