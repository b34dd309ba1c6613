// Loaded before a program (NODE_OPTIONS=--import): at SIGUSR2 it begins to keep more and more, as a
// program with a leak does, until its memory is full and it ends.
const kept = [];

process.on('SIGUSR2', () => {
  setInterval(() => kept.push(Array.from({ length: 50_000 }, () => ({ at: Date.now() }))), 20);
});
