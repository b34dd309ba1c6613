import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from 'react';
import Router from 'next/router';
import { trapFocus } from './trapFocus';

interface Modal {
  dialog: RefObject<HTMLDialogElement | null>;
  /** Whether the dialog must be rendered: it is open, or it is fading out. */
  present: boolean;
}

/**
 * Shows a dialog as modal while `open` is true, and removes it from the document after its exit transition.
 * The platform makes the page behind inert, closes on Escape and returns the focus. This hook also closes it
 * at a press on the backdrop and at every route change.
 * @param onClose called once after the dialog closed, for any reason
 */
export function useModal(open: boolean, onClose: () => void): Modal {
  const dialog = useRef<HTMLDialogElement>(null);
  const [leaving, setLeaving] = useState(false);
  const [wasOpen, setWasOpen] = useState(open);

  if (wasOpen !== open) {
    setWasOpen(open);
    setLeaving(!open);
  }

  const notifyClosed = useEffectEvent(() => {
    if (!dialog.current?.open) onClose();
  });
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    markGutter();
    element.showModal();
    const first =
      element.querySelector<HTMLElement>('[data-autofocus]') ?? element.querySelector('h2');
    first?.focus({ preventScroll: true });

    const close = () => element.close();
    const listening = new AbortController();
    const { signal } = listening;
    closeOnBackdropPress(element, signal);
    trapFocus(element, signal);
    element.addEventListener('close', () => notifyClosed(), { signal });
    Router.events.on('routeChangeStart', close);
    Router.events.on('hashChangeStart', close);
    return () => {
      Router.events.off('routeChangeStart', close);
      Router.events.off('hashChangeStart', close);
      listening.abort();
    };
  }, [open]);

  // Closing returns the focus, so it must run after React's commit: React restores the focus of before the
  // commit, which is inside the dialog.
  useEffect(() => {
    const element = dialog.current;
    return open ? () => element?.close() : undefined;
  }, [open]);

  useEffect(() => {
    if (!leaving) return;
    let current = true;
    // Without motion no animation runs, and the dialog is removed at once.
    const exit = dialog.current?.getAnimations().map(({ finished }) => finished) ?? [];
    void Promise.allSettled(exit).then(() => {
      if (current) setLeaving(false);
    });
    return () => {
      current = false;
    };
  }, [leaving]);

  return { dialog, present: open || leaving };
}

/**
 * Marks for the global styles whether the page's scroll bar takes space, which must stay when the bar
 * disappears.
 */
function markGutter(): void {
  const { documentElement: root } = document;
  root.toggleAttribute('data-gutter', window.innerWidth > root.clientWidth);
}

/** Closes at a press that begins and ends on the backdrop. Its events have the dialog itself as target. */
function closeOnBackdropPress(element: HTMLDialogElement, signal: AbortSignal): void {
  let beganOnBackdrop = false;
  const down = ({ target }: Event) => {
    beganOnBackdrop = target === element;
  };
  const click = ({ target }: Event) => {
    if (beganOnBackdrop && target === element) element.close();
  };
  element.addEventListener('pointerdown', down, { signal });
  element.addEventListener('click', click, { signal });
}
