import { useConfig, useDocumentInfo, useForm, useLocale } from '@payloadcms/ui';
import { formatAdminURL } from 'payload/shared';
import type { Saver } from './saving/Saver';
import { outcomeOf } from './saving/outcomeOf';

/**
 * Returns a function that publishes the form in all languages, or only in the given one, as Payload's own buttons do. It
 * publishes nothing if a colleague has saved the entry: their changes come into the form first.
 */
export function usePublish(saver: Saver): (onlyIn?: string) => Promise<void> {
  const { id, collectionSlug, ...info } = useDocumentInfo();
  const { config } = useConfig();
  const { code: locale } = useLocale();
  const { submit, setModified } = useForm();

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
      overrides: { _status: 'published', ...(version && { updatedAt: version }) },
    });
    // Payload keeps the answer of a refused save for itself.
    const outcome = answer ? outcomeOf(answer.res.status) : 'unclear';
    // Payload takes a form for saved after any answer. With errors at its fields it stays so, or they would disappear.
    if (answer && outcome !== 'saved') setModified(true);
    return outcome;
  };

  return async (onlyIn) => {
    if (!(await saver.save((version) => send(onlyIn, version)))) return;
    info.setUnpublishedVersionCount(0);
    info.setMostRecentVersionIsAutosaved(false);
    info.setHasPublishedDoc(true);
  };
}
