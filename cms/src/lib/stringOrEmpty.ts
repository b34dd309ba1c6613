/** Returns a value if it is a text, else an empty text. */
export const stringOrEmpty = (value: unknown): string => (typeof value === 'string' ? value : '');
