/** Replaces line breaks and control characters with spaces. */
export const oneLine = (text: string): string => text.replace(/[\s\p{C}]+/gu, ' ').trim();
