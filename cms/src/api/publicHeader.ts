/**
 * The header that marks an answer to a public query without errors. It lists the parts that were read,
 * separated by spaces, and is not sent to clients.
 */
export const publicHeader = 'x-studium-public';
