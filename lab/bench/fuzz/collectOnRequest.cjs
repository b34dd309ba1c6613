// The programs under attack load this file first (`node --require`). Each listens on a socket in
// COLLECT_GARBAGE_DIR and collects garbage at each connection, so that the memory that is measured
// afterwards contains no garbage.
const { createServer } = require('node:net');
const { join } = require('node:path');
const v8 = require('node:v8');
const { runInNewContext } = require('node:vm');

const { COLLECT_GARBAGE_DIR: folder } = process.env;

if (folder) {
  v8.setFlagsFromString('--expose-gc');
  /** @type {() => void} */
  const collect = runInNewContext('gc');
  const server = createServer((socket) => {
    collect();
    socket.end();
  });
  // A program that starts after the attack needs no socket, and the folder does not exist then.
  server.on('error', () => {});
  server.listen(join(folder, `${process.pid}.sock`));
  server.unref();
}
