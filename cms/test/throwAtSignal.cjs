// Loaded before the server (NODE_OPTIONS=--require). At SIGUSR2 it causes the uncaught error that the environment
// variable UNCAUGHT selects, as a library could. The error quotes an address.
const { UNCAUGHT: kind } = process.env;

process.on('SIGUSR2', () => {
  const address = 'zypherine@example.org';
  const error = Object.assign(new Error(`Key (email)=(${address}) already exists`), {
    code: '23505',
    params: [address],
  });
  console.error('a library prints', error, { secret: error });
  if (kind === 'rejection') void Promise.reject(error);
  else
    setTimeout(() => {
      throw error;
    });
});
