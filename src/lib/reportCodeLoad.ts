import { createStore } from './createStore';

/** How many consecutive presses on this page failed because their code did not load. */
export const failedCodeLoads = createStore(0);

/**
 * Reports to the layout whether the code that a press needs loaded. The layout shows a message when it did
 * not.
 */
export function reportCodeLoad(isLoaded: boolean): void {
  failedCodeLoads.set(isLoaded ? 0 : failedCodeLoads.get() + 1);
}
