import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { useI18n } from '@/i18n/I18n';
import { reportCodeLoad } from '@/lib/reportCodeLoad';
import { compared } from './compared';
import type { PressResult } from './CompareTray';

interface TrayState {
  Tray: ComponentType<{ result: PressResult | null }>;
  result: PressResult | null;
}

/** Handles clicks on all compare buttons of a page; the tray is loaded when something is chosen. */
export function CompareListener() {
  const { loadNamespace } = useI18n();
  const [tray, setTray] = useState<TrayState | null>(null);
  const show = useEffectEvent((button?: HTMLButtonElement) => {
    // The state that the visitor saw. On a slow line the button may be pressed again before the code has loaded.
    const wasChosen = button?.ariaPressed;
    Promise.all([import('./CompareTray'), loadNamespace('compare')]).then(
      ([{ CompareTray, handlePress }]) =>
        setTray({ Tray: CompareTray, result: handlePress(button, wasChosen) }),
      () => button && reportCodeLoad(false),
    );
  });
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      const button =
        target instanceof Element && target.closest<HTMLButtonElement>('[data-compare]');
      if (button) show(button);
    };
    document.addEventListener('click', onClick);
    if (compared.get().size > 0) show();
    return () => document.removeEventListener('click', onClick);
  }, []);
  return tray && <tray.Tray result={tray.result} />;
}
