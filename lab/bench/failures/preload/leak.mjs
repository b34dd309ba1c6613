// Loaded before a program (NODE_OPTIONS=--import). At SIGUSR2 it starts to leak memory, until the memory is
// full and the program ends.
const leaked = [];

process.on('SIGUSR2', () => {
  setInterval(() => leaked.push(Array.from({ length: 50_000 }, () => ({ at: Date.now() }))), 20);
});
