/** Path of a file of the media library on this program's address. */
export const mediaPath = (filename: string): string => `/media/${encodeURIComponent(filename)}`;
