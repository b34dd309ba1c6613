import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { useI18n } from '@/i18n/I18n';
import { reportCodeLoad } from '@/lib/reportCodeLoad';
import type { HeartClick } from './HeartAction';

type Action = ComponentType<{ clicks: HeartClick[]; onDone: (clicks: HeartClick[]) => void }>;

const load = async () => (await import('./HeartAction')).HeartAction;

/**
 * Handles the clicks on all hearts (favourite buttons) of a page. Code and texts load with the first click.
 * Further clicks wait in the list, so that none is lost on a slow connection.
 */
export function Hearts() {
  const { loadNamespace } = useI18n();
  const [loaded, setLoaded] = useState<{ Action: Action } | null>(null);
  const [clicks, setClicks] = useState<HeartClick[]>([]);
  const act = useEffectEvent((click: HeartClick) => {
    setClicks((others) => [...others, click]);
    Promise.all([load(), loadNamespace('account')]).then(
      ([Action]) => {
        reportCodeLoad(true);
        setLoaded({ Action });
      },
      () => {
        reportCodeLoad(false);
        setClicks([]);
      },
    );
  });
  useEffect(() => {
    const handleClick = ({ target }: MouseEvent) => {
      const heart = target instanceof Element && target.closest<HTMLButtonElement>('[data-heart]');
      if (!heart) return;
      const entry = { id: heart.dataset.heart ?? '', title: heart.value };
      act({ entry, isFavourite: heart.getAttribute('aria-pressed') !== 'true' });
    };
    document.addEventListener('click', handleClick);
    return () => document.removeEventListener('click', handleClick);
  }, []);
  const remove = (done: HeartClick[]) => {
    setClicks((others) => others.filter((one) => !done.includes(one)));
  };
  return loaded && <loaded.Action clicks={clicks} onDone={remove} />;
}
