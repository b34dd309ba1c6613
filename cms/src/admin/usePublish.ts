import { useConfig, useDocumentInfo, useForm, useFormModified, useLocale } from '@payloadcms/ui';
import { formatAdminURL } from 'payload/shared';

interface Publish {
  /** Saves unsaved changes of the form as a draft. */
  saveDraft: () => Promise<void>;
  /** Publishes the form in all languages, or only in the given one. */
  publish: (onlyIn?: string) => Promise<void>;
}

/** Saves and publishes as Payload's own buttons do, for a button that first lets the editor confirm. */
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
