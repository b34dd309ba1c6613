import { useEffect, useState, type ComponentType } from 'react';
import { reportCodeLoad } from '@/lib/reportCodeLoad';
import type { HeartClick } from './HeartAction';

interface LoadedAction {
  Action: ComponentType<{ click: HeartClick }>;
  click: HeartClick;
}

const load = async () => (await import('./HeartAction')).HeartAction;

/** Handles the clicks on all hearts (favourite buttons) of a page. The code loads with the first click. */
export function Hearts() {
  const [loaded, setLoaded] = useState<LoadedAction | null>(null);
  useEffect(() => {
    const handleClick = ({ target }: MouseEvent) => {
      const heart = target instanceof Element && target.closest<HTMLButtonElement>('[data-heart]');
      if (!heart) return;
      const click: HeartClick = { entry: { id: heart.dataset.heart ?? '', title: heart.value } };
      load().then(
        (Action) => {
          reportCodeLoad(true);
          setLoaded({ Action, click });
        },
        () => reportCodeLoad(false),
      );
    };
    document.addEventListener('click', handleClick);
    return () => document.removeEventListener('click', handleClick);
  }, []);
  return loaded && <loaded.Action click={loaded.click} />;
}
