/** Everybody whom a request came through: who opened the connection, and whom proxies name. */
export const peersOf = (
  connection: string | undefined,
  forwardedFor: string | undefined,
): string[] => [
  connection ?? '',
  ...(forwardedFor ?? '')
    .split(',')
    .map((peer) => peer.trim())
    .filter((peer) => peer !== ''),
];
