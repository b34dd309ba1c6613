import { allowsMotion } from '@/lib/visitorSettings';

interface NewPage {
  to: string;
  /** The previous address. */
  from: string;
  /** Whether the visitor used the browser's back or forward button. */
  isBack: boolean;
}

/**
 * Runs after a navigation: focuses the heading, the element of the address's fragment or, after going back,
 * the link to the previous page. The content fades in. The router restores the scroll position.
 */
export function focusNewPage({ to, from, isBack }: NewPage): void {
  const main = document.querySelector('main');
  const [, fragment] = to.split('#');
  const target =
    (isBack && main?.querySelector<HTMLElement>(`a[href="${CSS.escape(from)}"]`)) ||
    (fragment && document.getElementById(fragment)) ||
    main?.querySelector('h1') ||
    main;
  if (target) {
    if (target.tabIndex < 0) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }
  if (!allowsMotion()) return;
  main?.animate({ opacity: [0, 1] }, { duration: 240, easing: 'ease-out' });
}
