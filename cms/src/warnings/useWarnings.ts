import { useConfig, useDocumentInfo } from '@payloadcms/ui';
import { formatAdminURL } from 'payload/shared';
import { useCallback } from 'react';
import { readWarnings, type ShownWarning } from './ShownWarning';

/**
 * Asks what to look at before publishing the entry of the form, as it was last saved. Null when
 * there is no answer: nobody should be kept from working because of it.
 */
export function useWarnings(): () => Promise<ShownWarning[] | null> {
  const { id, collectionSlug } = useDocumentInfo();
  const { config } = useConfig();
  const apiRoute = config.routes.api;
  return useCallback(async () => {
    if (id === undefined || !collectionSlug) return null;
    const url = formatAdminURL({ apiRoute, path: `/warnings/${collectionSlug}/${id}` });
    try {
      const response = await fetch(url, { credentials: 'include' });
      return readWarnings(await response.json());
    } catch {
      return null;
    }
  }, [id, collectionSlug, apiRoute]);
}
