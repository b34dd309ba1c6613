import { startTransition, useState, type ComponentType } from 'react';

/** What opens and closes an overlay. */
export interface Openable {
  open: boolean;
  onClose: () => void;
}

/**
 * An overlay whose code comes when it is first wanted.
 * @param load fetches the code
 */
export function useLazyOverlay<Props>(load: () => Promise<ComponentType<Props & Openable>>) {
  const [Part, setPart] = useState<ComponentType<Props & Openable> | null>(null);
  const [open, setOpen] = useState(false);
  return {
    Part,
    open,
    close: () => setOpen(false),
    /** @throws Error when the code cannot be had */
    show: async () => {
      const loaded = await load();
      // The press shows first: what a cheap phone takes to draw the overlay does not hold it up.
      startTransition(() => {
        setPart(() => loaded);
        setOpen(true);
      });
    },
    /** The visitor seems to want it. */
    prepare: () => {
      load().catch(() => undefined);
    },
  };
}
