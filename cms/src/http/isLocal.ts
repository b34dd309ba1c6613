import type { HttpRequest } from './HttpRequest';

const loopback = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/;
const localHost = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/;

/**
 * Whether a request comes from this machine. All its addresses must be loopback addresses. The Host header
 * must be local too, because a foreign page can let its own host name resolve to 127.0.0.1 (DNS rebinding).
 */
export const isLocal = ({ request, peers }: HttpRequest): boolean =>
  peers.length > 0 &&
  peers.every((peer) => loopback.test(peer)) &&
  localHost.test(request.headers.get('host') ?? '');
