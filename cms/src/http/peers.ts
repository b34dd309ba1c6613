/** All addresses that a request came through: the peer of the connection, then those of X-Forwarded-For. */
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
