/** The token in the cookie of a login or of a refreshed session; undefined if there is none. A program sends it itself. */
export const sessionToken = ({ headers }: Response): string | undefined =>
  /studium-cms-token=([^;,]+)/.exec(headers.get('set-cookie') ?? '')?.[1];
