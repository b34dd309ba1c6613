/** The path of an address, without its query, which may contain a search or the code of a mail. */
export const pathWithoutQuery = (url = ''): string => url.split(/[?#]/)[0] ?? '';
