/** Small letters, digits and hyphens; the key of a file that exists in each language ends in the language. */
const pattern = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-zA-Z]+(-[a-zA-Z0-9]+)*)?$/;

/** Whether a value has the form of a key. Keys become names of files, so nothing else may be one. */
export const isKey = (value: unknown): value is string =>
  typeof value === 'string' && pattern.test(value);
