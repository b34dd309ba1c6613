import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { useI18n } from '@/i18n/I18n';
import { reportCodeLoad } from '@/lib/reportCodeLoad';
import type { FavouriteActionProps, FavouriteClick } from './FavouriteAction';

type Action = ComponentType<FavouriteActionProps>;

const load = async () => (await import('./FavouriteAction')).FavouriteAction;

/**
 * Handles the clicks on all favourite buttons of a page. Code and texts load with the first click.
 * Further clicks wait in the list, so that none is lost on a slow connection.
 */
export function FavouriteListener() {
  const { loadNamespace } = useI18n();
  const [loaded, setLoaded] = useState<{ Action: Action } | null>(null);
  const [clicks, setClicks] = useState<FavouriteClick[]>([]);
  const act = useEffectEvent((click: FavouriteClick) => {
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
      const button = target instanceof Element && target.closest<HTMLButtonElement>('[data-heart]');
      if (!button) return;
      const entry = { id: button.dataset.heart ?? '', title: button.value };
      act({ entry, isFavourite: button.getAttribute('aria-pressed') !== 'true' });
    };
    document.addEventListener('click', handleClick);
    return () => document.removeEventListener('click', handleClick);
  }, []);
  const remove = (done: FavouriteClick[]) => {
    setClicks((others) => others.filter((one) => !done.includes(one)));
  };
  return loaded && <loaded.Action clicks={clicks} onDone={remove} />;
}
