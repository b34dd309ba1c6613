/** A text on one line: line ends and control characters become spaces. */
export const oneLine = (text: string): string => text.replace(/[\s\p{C}]+/gu, ' ').trim();
