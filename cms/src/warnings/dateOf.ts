/** Returns the date of a field, or null if the field is empty. */
export const dateOf = (value: unknown): Date | null =>
  typeof value === 'string' && value !== '' ? new Date(value) : null;
