/**
 * Links, buttons and fields that a visitor cannot reach because something around them cuts off more than
 * half of them. What scrolls, and what is there for screen readers alone, is meant to. Runs in the page.
 */
export function clippedControls(): string[] {
  const controls = document.querySelectorAll<HTMLElement>(
    ':is(main, header, footer) :is(a, button, input, select, textarea, summary)',
  );
  const isFor = (element: Element, readers: DOMRect) =>
    readers.width > 1 &&
    readers.height > 1 &&
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const clips = (style: string) => style === 'hidden' || style === 'clip';

  return [...controls].flatMap((control) => {
    const box = control.getBoundingClientRect();
    if (!isFor(control, box)) return [];
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    for (let around = control.parentElement; around; around = around.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(around);
      const edge = around.getBoundingClientRect();
      // Shown to screen readers alone, as a link to skip is until it has the focus.
      if (position === 'absolute' && edge.width <= 1) return [];
      // Whatever scrolls brings its content into sight.
      if (/auto|scroll/.test(overflowX) || /auto|scroll/.test(overflowY)) return [];
      const isCut =
        (clips(overflowX) && (x < edge.left || x > edge.right)) ||
        (clips(overflowY) && (y < edge.top || y > edge.bottom));
      if (isCut) return [control.outerHTML.slice(0, 120)];
    }
    return [];
  });
}
