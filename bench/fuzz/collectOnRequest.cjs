// The programs under attack load this file first (`node --require`). Each listens on a socket in
// COLLECT_GARBAGE_DIR and collects its garbage for whoever connects, so that the memory which is read
// afterwards is what the program holds, and not what V8 has not collected yet.
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
  // A program that starts after the attack finds no folder; it needs no socket then.
  server.on('error', () => {});
  server.listen(join(folder, `${process.pid}.sock`));
  server.unref();
}
