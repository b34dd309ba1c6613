/** Milliseconds after which a request of a page fails. A slow phone network (2G) needs some of them for a login. */
export const requestTimeoutMs = 25_000;
