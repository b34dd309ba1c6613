import { useEffect, useState, type ComponentType } from 'react';
import { reportPress } from '@/lib/reportPress';

/** A press of a heart; each is an object of its own. */
export interface Press {
  entry: { id: string; title: string };
}

interface Answer {
  Part: ComponentType<{ press: Press }>;
  press: Press;
}

const load = async () => (await import('./HeartPress')).HeartPress;

/** Hears the presses of all hearts of a page; what follows from them comes with the first one. */
export function Hearts() {
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => {
    const hear = ({ target }: MouseEvent) => {
      const heart = target instanceof Element && target.closest<HTMLButtonElement>('[data-heart]');
      if (!heart) return;
      const press = { entry: { id: heart.dataset.heart ?? '', title: heart.value } };
      load().then(
        (Part) => {
          reportPress(true);
          setAnswer({ Part, press });
        },
        () => reportPress(false),
      );
    };
    document.addEventListener('click', hear);
    return () => document.removeEventListener('click', hear);
  }, []);
  return answer && <answer.Part press={answer.press} />;
}
