import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { useI18n } from '@/i18n/I18n';
import { reportCodeLoad } from '@/lib/reportCodeLoad';
import type { HeartClick } from './HeartAction';

interface LoadedAction {
  Action: ComponentType<{ click: HeartClick }>;
  click: HeartClick;
}

const load = async () => (await import('./HeartAction')).HeartAction;

/** Handles the clicks on all hearts (favourite buttons) of a page. Code and texts load with the first click. */
export function Hearts() {
  const { loadMessages } = useI18n();
  const [loaded, setLoaded] = useState<LoadedAction | null>(null);
  const act = useEffectEvent((click: HeartClick) => {
    Promise.all([load(), loadMessages('account')]).then(
      ([Action]) => {
        reportCodeLoad(true);
        setLoaded({ Action, click });
      },
      () => reportCodeLoad(false),
    );
  });
  useEffect(() => {
    const handleClick = ({ target }: MouseEvent) => {
      const heart = target instanceof Element && target.closest<HTMLButtonElement>('[data-heart]');
      if (heart) act({ entry: { id: heart.dataset.heart ?? '', title: heart.value } });
    };
    document.addEventListener('click', handleClick);
    return () => document.removeEventListener('click', handleClick);
  }, []);
  return loaded && <loaded.Action click={loaded.click} />;
}
