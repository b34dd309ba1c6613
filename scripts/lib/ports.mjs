import { once } from 'node:events';
import { createServer } from 'node:http';
import { hasCode, Problem } from './problem.mjs';

/**
 * Every address that a program may listen on. All are checked, because a program that is bound to one of
 * them is not detected at the others, and visitors would reach it under one of two names.
 */
const ADDRESSES = ['127.0.0.1', '::1', '0.0.0.0', '::'];

/** @typedef {Awaited<ReturnType<typeof reserveFreePort>>} ReservedPort */

/**
 * Reserves a port until its program starts. Meanwhile a second start is refused, and a browser gets a
 * message that the programs are being prepared.
 *
 * @param {string} variable the environment variable that sets this port
 * @param {number} port
 * @throws {Problem} when another program uses it
 */
export async function reservePort(variable, port) {
  for (const address of ADDRESSES) await (await listen(variable, port, address))?.release();
  return reserve(variable, port);
}

/** Reserves a port that the system chooses. */
export const reserveFreePort = () => reserve('', 0);

/**
 * @param {string} variable
 * @param {number} port
 */
async function reserve(variable, port) {
  const reserved =
    (await listen(variable, port, '::')) ?? (await listen(variable, port, '0.0.0.0'));
  if (!reserved) throw new Problem('This machine has no network address.');
  return reserved;
}

/**
 * @param {string} variable
 * @param {number} port
 * @param {string} address
 * @returns undefined if the machine has no such address
 */
async function listen(variable, port, address) {
  const server = createServer((_, response) => {
    response.writeHead(503, { 'content-type': 'text/plain', 'retry-after': '5' });
    response.end('Studium is being prepared; the terminal shows the progress.\n');
  });
  try {
    server.listen(port, address);
    await once(server, 'listening');
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
  return {
    port: portOf(server),
    /** Frees the port for its program. */
    async release() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

/**
 * @param {import('node:http').Server} server that listens
 * @returns {number}
 */
export function portOf(server) {
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('A port has an address.');
  return address.port;
}
