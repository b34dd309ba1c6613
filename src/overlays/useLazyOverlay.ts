import { startTransition, useState, type ComponentType } from 'react';

/** The props that open and close an overlay. */
export interface OpenCloseProps {
  open: boolean;
  onClose: () => void;
}

/**
 * Loads the code of an overlay at its first opening.
 * @param load fetches the code
 */
export function useLazyOverlay<Props>(load: () => Promise<ComponentType<Props & OpenCloseProps>>) {
  const [Part, setPart] = useState<ComponentType<Props & OpenCloseProps> | null>(null);
  const [open, setOpen] = useState(false);
  return {
    Part,
    open,
    close: () => setOpen(false),
    /** @throws Error when the code cannot be loaded */
    show: async () => {
      const loaded = await load();
      // A transition, so that the press paints first and a slow phone does not wait for the overlay.
      startTransition(() => {
        setPart(() => loaded);
        setOpen(true);
      });
    },
    /** Prefetches the code, for example when the pointer enters the link. */
    prepare: () => {
      load().catch(() => undefined);
    },
  };
}
