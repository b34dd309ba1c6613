/** The name of the queue of mails. */
export const mailQueue = 'mails';
