import { createServer } from 'node:http';
import { once } from 'node:events';
import { hasCode, Problem } from './problem.mjs';

/**
 * Every address that a program may listen on. All are checked, because a program that is bound to one of
 * them is not detected at the others, and visitors would reach it under one of two names.
 */
const ADDRESSES = ['127.0.0.1', '::1', '0.0.0.0', '::'];

/**
 * @typedef {object} Hold
 * @property {number} port
 * @property {() => Promise<void>} release frees the port for its program
 */

/**
 * Reserves a port until its program starts. Meanwhile a second start is refused, and a browser gets a
 * message that the programs are being prepared.
 *
 * @param {string} variable the environment variable that sets this port
 * @param {number} port
 * @returns {Promise<Hold>}
 * @throws {Problem} when another program uses it
 */
export async function holdPort(variable, port) {
  for (const address of ADDRESSES) {
    const server = await listen(variable, port, address);
    if (server) await close(server);
  }
  const server = (await listen(variable, port, '::')) ?? (await listen(variable, port, '0.0.0.0'));
  return { port, release: async () => server && (await close(server)) };
}

/** Reserves a port that the system chooses. */
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
 * @returns {Promise<import('node:http').Server | undefined>} undefined if the machine has no such address
 */
async function listen(variable, port, address) {
  const server = createServer((_, response) => {
    response.writeHead(503, { 'content-type': 'text/plain', 'retry-after': '5' });
    response.end('Studium is being prepared; the terminal shows the progress.\n');
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
