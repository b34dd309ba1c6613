import { welcomesMotion } from '@/lib/visitorSettings';

interface Arrival {
  /** The address that is shown now. */
  to: string;
  /** The address that was shown before. */
  from: string;
  /** Whether it was reached by the browser's own back or forward. */
  back: boolean;
}

/**
 * What happens when a page has taken the place of another: the focus goes to its heading, to the
 * part that the address names or, on the way back, to the link by which one had left; the content
 * fades in. Where the window stands is the router's matter.
 */
export function arrive({ to, from, back }: Arrival): void {
  const main = document.querySelector('main');
  const [, part] = to.split('#');
  const goal =
    (back && main?.querySelector<HTMLElement>(`a[href="${CSS.escape(from)}"]`)) ||
    (part && document.getElementById(part)) ||
    main?.querySelector('h1') ||
    main;
  if (goal) {
    if (goal.tabIndex < 0) goal.tabIndex = -1;
    goal.focus({ preventScroll: true });
  }
  if (!welcomesMotion()) return;
  main?.animate({ opacity: [0, 1] }, { duration: 240, easing: 'ease-out' });
}
