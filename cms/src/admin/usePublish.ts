import {
  toast,
  useConfig,
  useDocumentInfo,
  useForm,
  useLivePreviewContext,
  useLocale,
} from '@payloadcms/ui';
import { formatAdminURL } from 'payload/shared';
import { reportOffline } from './saving/reportOffline';
import type { Saver } from './saving/Saver';
import { outcomeOf } from './saving/outcomeOf';
import { useLanguage } from './useLanguage';

const texts = {
  it: { published: 'Pubblicato.', open: 'Vedi la pagina' },
  en: { published: 'Published.', open: 'See the page' },
};

/** The address at which visitors see a page, from the one of its preview, which has a token. */
function pageOf(previewUrl: string): string {
  const { origin, pathname } = new URL(previewUrl);
  return `${origin}${pathname}`;
}

/**
 * Returns a function that publishes the form in all languages, or only in the given one, as Payload's own buttons do. It
 * publishes nothing if a colleague has saved the entry: their changes come into the form first.
 */
export function usePublish(saver: Saver): (onlyIn?: string) => Promise<void> {
  const { id, collectionSlug, ...info } = useDocumentInfo();
  const { config } = useConfig();
  const { code: locale } = useLocale();
  const { submit, setModified } = useForm();
  const { previewURL } = useLivePreviewContext();
  const language = useLanguage();
  const text = texts[language];

  const send = async (onlyIn: string | undefined, version: string | undefined) => {
    const params = new URLSearchParams({
      depth: '0',
      'fallback-locale': 'null',
      locale,
      ...(onlyIn && { publishSpecificLocale: onlyIn }),
    });
    const path = `/${collectionSlug ?? ''}${id === undefined ? '' : `/${id}`}?${params.toString()}`;
    const answer = await submit({
      action: formatAdminURL({ apiRoute: config.routes.api, path: path as `/${string}` }),
      method: id === undefined ? 'POST' : 'PATCH',
      disableSuccessStatus: true,
      overrides: { _status: 'published', ...(version && { updatedAt: version }) },
    });
    // Payload keeps the answer of a refused save for itself.
    const outcome = answer ? outcomeOf(answer.res.status) : 'unclear';
    // Payload takes a form for saved after any answer. With errors at its fields it stays so, or they would disappear.
    if (answer && outcome !== 'saved') setModified(true);
    return outcome;
  };

  return async (onlyIn) => {
    if (!(await saver.save((version) => send(onlyIn, version)))) {
      reportOffline(saver, 'published', language);
      return;
    }
    info.setUnpublishedVersionCount(0);
    info.setMostRecentVersionIsAutosaved(false);
    info.setHasPublishedDoc(true);
    const onClick = () => window.open(previewURL && pageOf(previewURL), '_blank', 'noopener');
    toast.success(text.published, previewURL ? { action: { label: text.open, onClick } } : {});
  };
}
