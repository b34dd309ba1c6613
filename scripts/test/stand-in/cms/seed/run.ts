// The stand-in of the seed: two pictures, the second of which can take for ever.
import { setTimeout as sleep } from 'node:timers/promises';

console.log('editor created');
console.log('pictures 1/2');
if (process.env.STAND_IN_SEED === 'hangs') await sleep(60_000);
console.log('pictures 2/2');

export {};
