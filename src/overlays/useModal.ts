import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import Router from 'next/router';
import { keepTabInside } from './keepTabInside';

interface Modal {
  /** For the dialog element. */
  dialog: RefObject<HTMLDialogElement | null>;
  /** Whether the dialog has to be in the document: open, or still fading out. */
  present: boolean;
}

/**
 * Shows a dialog as modal while `open` and takes it out of the document when its exit has run.
 * The platform makes the page behind inert, closes on Escape and gives the focus back; added here
 * is that a click beside it and every change of the route close it.
 * @param onClose called once the dialog is closed, by whatever
 */
export function useModal(open: boolean, onClose: () => void): Modal {
  const dialog = useRef<HTMLDialogElement>(null);
  const [leaving, setLeaving] = useState(false);
  const [wasOpen, setWasOpen] = useState(open);
  const closed = useRef(onClose);

  if (wasOpen !== open) {
    setWasOpen(open);
    setLeaving(!open);
  }

  useEffect(() => {
    closed.current = onClose;
  }, [onClose]);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    keepGutter();
    element.showModal();
    const first =
      element.querySelector<HTMLElement>('[data-autofocus]') ?? element.querySelector('h2');
    first?.focus({ preventScroll: true });

    const shut = () => element.close();
    const tell = () => {
      if (!element.open) closed.current();
    };
    const stopWatching = [closeBeside(element), keepTabInside(element)];
    element.addEventListener('close', tell);
    Router.events.on('routeChangeStart', shut);
    Router.events.on('hashChangeStart', shut);
    return () => {
      Router.events.off('routeChangeStart', shut);
      Router.events.off('hashChangeStart', shut);
      element.removeEventListener('close', tell);
      for (const stop of stopWatching) stop();
    };
  }, [open]);

  // Closing gives the focus back, so it has to come after React's commit: React puts the focus to where
  // it was before the commit, which is inside the dialog.
  useEffect(() => {
    const element = dialog.current;
    return open ? () => element?.close() : undefined;
  }, [open]);

  useEffect(() => {
    if (!leaving) return;
    let current = true;
    // Without motion nothing runs, and the dialog is gone at once.
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

/** Tells the global styles whether the page's scroll bar takes room that must stay when it goes. */
function keepGutter(): void {
  const { documentElement: root } = document;
  root.toggleAttribute('data-gutter', window.innerWidth > root.clientWidth);
}

/** A press that begins and ends on the backdrop, which is the dialog itself, closes. */
function closeBeside(element: HTMLDialogElement): () => void {
  let beganBeside = false;
  const down = ({ target }: Event) => {
    beganBeside = target === element;
  };
  const click = ({ target }: Event) => {
    if (beganBeside && target === element) element.close();
  };
  element.addEventListener('pointerdown', down);
  element.addEventListener('click', click);
  return () => {
    element.removeEventListener('pointerdown', down);
    element.removeEventListener('click', click);
  };
}
