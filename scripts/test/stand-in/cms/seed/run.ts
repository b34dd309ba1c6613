// The stand-in of the seed reports two pictures. STAND_IN_SEED=hangs makes it stop before the second one.
import { setTimeout as sleep } from 'node:timers/promises';

console.log('administrator office@example.org created');
console.log('pictures 1/2');
if (process.env.STAND_IN_SEED === 'hangs') await sleep(60_000);
console.log('pictures 2/2');

export {};
