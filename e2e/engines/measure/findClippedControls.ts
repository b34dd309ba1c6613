/**
 * Finds links, buttons and fields that an ancestor clips by more than half. Content that scrolls and text
 * for screen readers only do not count. Runs in the page.
 */
export function findClippedControls(): string[] {
  const controls = document.querySelectorAll<HTMLElement>(
    ':is(main, header, footer) :is(a, button, input, select, textarea, summary)',
  );
  const isVisible = (control: Element) => {
    const { width, height, right } = control.getBoundingClientRect();
    return (
      width > 1 &&
      height > 1 &&
      // Skip links are outside the left edge until they have the focus.
      right > 0 &&
      // The browser does not lay out cards far below the viewport yet (content-visibility).
      control.checkVisibility({
        contentVisibilityAuto: true,
        opacityProperty: true,
        visibilityProperty: true,
      })
    );
  };
  const clips = (style: string) => style === 'hidden' || style === 'clip';
  const isCut = (control: Element): boolean => {
    const box = control.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    for (let ancestor = control.parentElement; ancestor; ancestor = ancestor.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(ancestor);
      const edge = ancestor.getBoundingClientRect();
      // Visible to screen readers only.
      if (position === 'absolute' && edge.width <= 1) return false;
      // A scrollable ancestor can scroll the control into view.
      if (/auto|scroll/.test(overflowX) || /auto|scroll/.test(overflowY)) return false;
      if (clips(overflowX) && (x < edge.left || x > edge.right)) return true;
      if (clips(overflowY) && (y < edge.top || y > edge.bottom)) return true;
    }
    return false;
  };
  return [...controls]
    .filter((control) => isVisible(control) && isCut(control))
    .map(({ outerHTML }) => outerHTML.slice(0, 120));
}
