import type { HttpRequest } from './HttpRequest';

const loopback = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/;
const localHost = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/;

/**
 * Whether a request comes from this machine: every address it came through, and the name it was
 * sent to, so that a foreign page cannot read it under a name of its own.
 */
export const isLocal = ({ request, peers }: HttpRequest): boolean =>
  peers.length > 0 &&
  peers.every((peer) => loopback.test(peer)) &&
  localHost.test(request.headers.get('host') ?? '');
