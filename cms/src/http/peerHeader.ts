/**
 * Where boot.ts writes who opened the connection, because Next hides it. Whatever a client sends under
 * this name is overwritten there.
 */
export const peerHeader = 'x-studium-peer';
