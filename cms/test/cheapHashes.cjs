// Loaded before every program of the tests (NODE_OPTIONS=--require), because the tests hash hundreds of passwords of
// the staff, in 0.3 s of a core each. Only the exact cost of production is lowered, so a program that starts to hash
// in another way is tested as it is. Tests about the time of a hash use `realHashes`.
const crypto = require('node:crypto');
const { syncBuiltinESMExports } = require('node:module');

const { pbkdf2 } = crypto;
const production = 600_000;

crypto.pbkdf2 = (password, salt, iterations, ...more) =>
  pbkdf2(password, salt, iterations === production ? 1000 : iterations, ...more);
syncBuiltinESMExports();
