/**
 * The cookie that scripts read: its value is 1 while there may be a session, and 0 after a logout that has not reached
 * the site (docs/adr/013). public/start.js has its name too.
 */
export const loginCookieName = 'SIGNED_IN';
