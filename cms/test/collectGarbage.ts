import v8 from 'node:v8';
import { runInNewContext } from 'node:vm';
import { yieldToEventLoop } from '../src/lib/yieldToEventLoop';

/** Runs the garbage collector. A WeakRef keeps its target until the next turn of the event loop. */
export async function collectGarbage(): Promise<void> {
  v8.setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  await yieldToEventLoop();
  collect();
  await yieldToEventLoop();
}
