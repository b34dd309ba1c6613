import { createServer } from 'node:http';
import { once } from 'node:events';
import { hasCode, Problem } from './problem.mjs';

/**
 * Every address a program may listen on: one that is bound to a single one of them would pass a
 * test of the others, and the visitor would reach the wrong program by one name out of two.
 */
const ADDRESSES = ['127.0.0.1', '::1', '0.0.0.0', '::'];

/**
 * @typedef {object} Hold
 * @property {number} port
 * @property {() => Promise<void>} release frees the port, for the program it was held for
 */

/**
 * Takes a port until its program is ready to have it. A second start in the meantime is refused,
 * and a browser that comes early reads why it has to wait.
 *
 * @param {string} variable that sets this port
 * @param {number} port
 * @returns {Promise<Hold>}
 * @throws {Problem} when something else has it
 */
export async function holdPort(variable, port) {
  for (const address of ADDRESSES) {
    const server = await listen(variable, port, address);
    if (server) await close(server);
  }
  const server = (await listen(variable, port, '::')) ?? (await listen(variable, port, '0.0.0.0'));
  return { port, release: async () => server && (await close(server)) };
}

/** Holds a port that the system chose. */
export async function holdAnyPort() {
  const server = (await listen('', 0, '::')) ?? (await listen('', 0, '0.0.0.0'));
  const address = server?.address();
  if (!server || !address || typeof address === 'string') throw new Problem('No port is free.');
  return { port: address.port, release: () => close(server) };
}

/**
 * @param {string} variable
 * @param {number} port
 * @param {string} address
 * @returns {Promise<import('node:http').Server | undefined>} undefined where the machine has no such address
 */
async function listen(variable, port, address) {
  const server = createServer((_, response) => {
    response.writeHead(503, { 'content-type': 'text/plain', 'retry-after': '5' });
    response.end('Studium is being prepared; the terminal says how far it is.\n');
  });
  try {
    server.listen(port, address);
    await once(server, 'listening');
    return server;
  } catch (error) {
    if (hasCode(error, 'EADDRNOTAVAIL', 'EAFNOSUPPORT')) return undefined;
    if (hasCode(error, 'EADDRINUSE'))
      throw new Problem(`Port ${port} is taken; free it or start with ${variable}=${port + 1}.`);
    if (hasCode(error, 'EACCES'))
      throw new Problem(
        `Port ${port} is not open to this user; start with ${variable}=${port + 8000}.`,
      );
    throw error;
  }
}

/** @param {import('node:http').Server} server */
async function close(server) {
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}
