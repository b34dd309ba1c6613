/** The window event that reports whether the code for a press loaded. */
export const codeLoadEvent = 'studium:press';

/**
 * Reports to the layout whether the code that a press needs loaded. The layout shows a message when it did
 * not.
 */
export function reportCodeLoad(isLoaded: boolean): void {
  dispatchEvent(new CustomEvent(codeLoadEvent, { detail: isLoaded }));
}
