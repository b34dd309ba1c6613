/** The event of the window that says whether the code for a press came. */
export const pressEvent = 'studium:press';

/** Tells the layout whether the code that a press needs came: where it did not, it says so in words. */
export function reportPress(hasCode: boolean): void {
  dispatchEvent(new CustomEvent(pressEvent, { detail: hasCode }));
}
