import type { Attacker, Ports } from '../Attacker';
import { fuzzRequest } from '../requests';
import { send } from '../send';

/** Paths, headers, methods and bodies that no browser would send, at every public address. */
export const randomRequests = (ports: Ports): Attacker => ({
  name: 'random requests',
  clients: 3,
  async attack(chance) {
    const request = fuzzRequest(chance);
    const status = await send(request, ports[request.to]);
    return { status, request: JSON.stringify(request).slice(0, 2000) };
  },
});
