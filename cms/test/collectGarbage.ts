import { setImmediate as nextTurn } from 'node:timers/promises';
import v8 from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Frees what nothing holds any more. A WeakRef that was read in this turn holds until the next one. */
export async function collectGarbage(): Promise<void> {
  v8.setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  await nextTurn();
  collect();
  await nextTurn();
}
