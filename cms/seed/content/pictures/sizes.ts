/** Pixels of a picture for cards and galleries, 4:3. */
export const card = { width: 1800, height: 1350 };
