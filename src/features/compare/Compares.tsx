import { useEffect, useState, type ComponentType } from 'react';
import { reportPress } from '@/lib/reportPress';
import { storageKey } from './compared';
import type { Said } from './CompareTray';

interface Answer {
  Part: ComponentType<{ said: Said | null }>;
  said: Said | null;
}

/** Hears the presses of all «Compare» of a page; the tray comes when something is chosen. */
export function Compares() {
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => {
    const show = (button?: HTMLButtonElement) => {
      import('./CompareTray').then(
        ({ CompareTray, press }) => {
          if (button) reportPress(true);
          setAnswer({ Part: CompareTray, said: press(button) });
        },
        () => button && reportPress(false),
      );
    };
    const hear = ({ target }: MouseEvent) => {
      const button =
        target instanceof Element && target.closest<HTMLButtonElement>('[data-compare]');
      if (button) show(button);
    };
    document.addEventListener('click', hear);
    try {
      if (localStorage.getItem(storageKey)) show();
    } catch {
      // Storage is blocked: nothing is remembered.
    }
    return () => document.removeEventListener('click', hear);
  }, []);
  return answer && <answer.Part said={answer.said} />;
}
