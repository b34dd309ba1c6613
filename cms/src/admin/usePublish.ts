import { useConfig, useDocumentInfo, useForm, useFormModified, useLocale } from '@payloadcms/ui';
import { formatAdminURL } from 'payload/shared';

interface Publish {
  /** Saves what was typed a moment ago as a draft. */
  saveDraft: () => Promise<void>;
  /** Publishes the form: all languages, or what changed in the given one only. */
  publish: (onlyIn?: string) => Promise<void>;
}

/** What Payload's own buttons do, for a button that asks first. */
export function usePublish(): Publish {
  const { id, collectionSlug, ...info } = useDocumentInfo();
  const { config } = useConfig();
  const { code: locale } = useLocale();
  const { submit } = useForm();
  const modified = useFormModified();

  const save = (status: 'draft' | 'published', settings: Record<string, string>) => {
    const params = new URLSearchParams({
      depth: '0',
      'fallback-locale': 'null',
      locale,
      ...settings,
    });
    const path = `/${collectionSlug ?? ''}${id === undefined ? '' : `/${id}`}?${params.toString()}`;
    return submit({
      action: formatAdminURL({ apiRoute: config.routes.api, path: path as `/${string}` }),
      method: id === undefined ? 'POST' : 'PATCH',
      overrides: { _status: status },
      skipValidation: status === 'draft',
      disableSuccessStatus: status === 'draft',
    });
  };

  return {
    saveDraft: async () => {
      if (modified && id !== undefined) await save('draft', { draft: 'true' });
    },
    publish: async (onlyIn) => {
      const result = await save('published', onlyIn ? { publishSpecificLocale: onlyIn } : {});
      if (!result) return;
      info.setUnpublishedVersionCount(0);
      info.setMostRecentVersionIsAutosaved(false);
      info.setHasPublishedDoc(true);
    },
  };
}
