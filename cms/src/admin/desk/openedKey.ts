/** Payload's preference with the entries that a person opened last, such as `news/41`, the newest first. */
export const openedKey = 'studium-opened';

/** Entries that it has. */
export const maxOpened = 6;

/** The names of entries in the preference, which a person may have stored in another form. */
export const openedIn = (value: unknown): string[] =>
  (Array.isArray(value) ? value : []).filter((one) => typeof one === 'string');
