/** Seconds without a request until a session of the staff expires. */
export const idleSeconds = 2 * 3600;
/** Seconds from the login until a session expires, even if it is refreshed. */
export const longestSeconds = 12 * 3600;
