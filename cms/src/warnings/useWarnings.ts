import { useConfig, useDocumentInfo } from '@payloadcms/ui';
import { formatAdminURL } from 'payload/shared';
import { useCallback } from 'react';
import { readWarnings, type ShownWarning } from './ShownWarning';

/**
 * Returns a function that fetches the warnings of the entry in the form, as it was last saved. It returns
 * null in the trash, and on any failure, because a failed check must not stop an editor from publishing.
 */
export function useWarnings(): () => Promise<ShownWarning[] | null> {
  const { id, collectionSlug, isTrashed } = useDocumentInfo();
  const { config } = useConfig();
  const apiRoute = config.routes.api;
  return useCallback(async () => {
    if (id === undefined || !collectionSlug || isTrashed) return null;
    const url = formatAdminURL({ apiRoute, path: `/warnings/${collectionSlug}/${id}` });
    try {
      const response = await fetch(url, { credentials: 'include' });
      return readWarnings(await response.json());
    } catch {
      return null;
    }
  }, [id, collectionSlug, isTrashed, apiRoute]);
}
