/**
 * The header in which listener.ts stores the address of the peer, because Next hides it. A value that a client
 * sends is overwritten there.
 */
export const peerHeader = 'x-studium-peer';
