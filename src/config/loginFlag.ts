/** The cookie that scripts read: its value is 1 while there may be a session (docs/adr/013). */
export const loginFlag = 'SIGNED_IN';
