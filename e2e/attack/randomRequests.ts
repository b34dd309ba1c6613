import type { Attacker, Ports } from './Attacker';
import { randomRequest } from './requests';
import { send } from './send';

/** Sends paths, headers, methods and bodies that no browser would send, to every public address. */
export const randomRequests = (ports: Ports): Attacker => ({
  name: 'random requests',
  clients: 3,
  async attack(random) {
    const request = randomRequest(random);
    const status = await send(request, ports[request.to]);
    return { status, request: JSON.stringify(request).slice(0, 2000) };
  },
});
