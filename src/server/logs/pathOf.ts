/** The path of an address, without its query: that may hold words of a search, or the code of a mail. */
export const pathOf = (url = ''): string => url.split(/[?#]/)[0] ?? '';
