import { startTransition, useState, type ComponentType } from 'react';
import type { LazyNamespace } from '@/i18n/addNamespace';
import { useI18n } from '@/i18n/I18n';
import type { Locale } from '@/routing/locales';

export interface OpenCloseProps {
  open: boolean;
  onClose: () => void;
}

export interface LazyOverlay<Props> {
  /** Loads the code. */
  load: () => Promise<ComponentType<Props & OpenCloseProps>>;
  /** The namespace of its texts, if a page may not have them. */
  namespace?: LazyNamespace | undefined;
}

interface Loaded<Props> {
  Part: ComponentType<Props & OpenCloseProps>;
  /** The language of its texts. */
  locale: Locale;
}

/** Loads the code and the texts of an overlay at its first opening. */
export function useLazyOverlay<Props>({ load, namespace }: LazyOverlay<Props>) {
  const { locale, loadNamespace } = useI18n();
  const [loaded, setLoaded] = useState<Loaded<Props> | null>(null);
  const [open, setOpen] = useState(false);
  // The texts of another language may be missing.
  if (loaded && loaded.locale !== locale) {
    setLoaded(null);
    setOpen(false);
  }
  const loadAll = async () => {
    const [Part] = await Promise.all([load(), namespace && loadNamespace(namespace)]);
    return { Part, locale };
  };
  return {
    /** Null before the first opening in the language of the page. */
    Part: loaded?.Part ?? null,
    open,
    close: () => setOpen(false),
    /** @throws Error when the code or the texts cannot be loaded, unless the visitor has left the page */
    show: async () => {
      // An overlay that loads slowly must not open over the next page.
      const page = location.pathname;
      try {
        const result = await loadAll();
        if (location.pathname !== page) return;
        // A transition, so that the press paints first and a slow phone does not wait for the overlay.
        startTransition(() => {
          setLoaded(result);
          setOpen(true);
        });
      } catch (error) {
        if (location.pathname === page) throw error;
      }
    },
    /** Prefetches the code and the texts, for example when the pointer enters the link. */
    prepare: () => {
      loadAll().catch(() => undefined);
    },
  };
}
