'use client';
import { type ReactNode, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import './Dialog.css';

interface Props {
  heading: string;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog over the form. It is outside the form, because it may contain another one. */
export function Dialog({ heading, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    // React does not write the attribute `autofocus`, which the browser would look for.
    dialog.current?.querySelector<HTMLElement>('[data-first]')?.focus();
  }, []);
  return createPortal(
    <dialog
      ref={dialog}
      className="studium-part studium-dialog"
      aria-label={heading}
      onCancel={onClose}
      // Events of a portal reach the form around the component.
      onSubmit={(event) => event.stopPropagation()}
    >
      <h2>{heading}</h2>
      {children}
    </dialog>,
    document.body,
  );
}
