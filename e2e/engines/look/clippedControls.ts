/**
 * Links, buttons and fields that a visitor cannot reach because something around them cuts off more than
 * half of them. What scrolls, and what is there for screen readers alone, is meant to. Runs in the page.
 */
export function clippedControls(): string[] {
  const controls = document.querySelectorAll<HTMLElement>(
    ':is(main, header, footer) :is(a, button, input, select, textarea, summary)',
  );
  const isForAll = (control: Element) => {
    const { width, height, right } = control.getBoundingClientRect();
    return (
      width > 1 &&
      height > 1 &&
      // A link to skip something waits beyond the left edge until it has the focus.
      right > 0 &&
      // Cards far below the window are not laid out yet.
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
    for (let around = control.parentElement; around; around = around.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(around);
      const edge = around.getBoundingClientRect();
      // Shown to screen readers alone.
      if (position === 'absolute' && edge.width <= 1) return false;
      // Whatever scrolls brings its content into sight.
      if (/auto|scroll/.test(overflowX) || /auto|scroll/.test(overflowY)) return false;
      if (clips(overflowX) && (x < edge.left || x > edge.right)) return true;
      if (clips(overflowY) && (y < edge.top || y > edge.bottom)) return true;
    }
    return false;
  };
  return [...controls]
    .filter((control) => isForAll(control) && isCut(control))
    .map(({ outerHTML }) => outerHTML.slice(0, 120));
}
