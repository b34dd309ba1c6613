// Loaded before the server (NODE_OPTIONS=--require). At each SIGUSR2 it causes an uncaught error, as a library could: a
// rejected promise, then an exception. The error quotes an address.
let signals = 0;

process.on('SIGUSR2', () => {
  const address = 'zypherine@example.org';
  const error = Object.assign(new Error(`Key (email)=(${address}) already exists`), {
    code: '23505',
    params: [address],
  });
  console.error('a library prints', error, { secret: error });
  signals += 1;
  if (signals === 1) void Promise.reject(error);
  else
    setTimeout(() => {
      throw error;
    });
});
