import {
  useConfig,
  useDocumentDrawerContext,
  useDocumentEvents,
  useDocumentInfo,
  useLivePreviewContext,
  useLocale,
  useRouteTransition,
  useServerFunctions,
} from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { formatAdminURL } from 'payload/shared';
import { type Values, versionIn } from './Saver';

/** Returns what Payload's form does after a save: it reports the stored document to the rest of the page. */
export function useAfterSave(): (document: Values) => Promise<void> {
  const info = useDocumentInfo();
  const { code: locale } = useLocale();
  const { config } = useConfig();
  const router = useRouter();
  const { startRouteTransition } = useRouteTransition();
  const { reportUpdate } = useDocumentEvents();
  const { getFormState } = useServerFunctions();
  const { drawerSlug } = useDocumentDrawerContext();
  const { setURL, setPreviewURL } = useLivePreviewContext();

  return async (document) => {
    const { collectionSlug, docPermissions } = info;
    const updatedAt = versionIn(document) ?? '';
    info.setData(document);
    info.setLastUpdateTime(Date.parse(updatedAt));
    info.incrementVersionCount();
    info.setUnpublishedVersionCount((count) => count + 1);
    const id = Number(document.id);
    const operation = info.id === undefined ? 'create' : 'update';
    reportUpdate({
      id,
      doc: { ...document, id },
      drawerSlug,
      entitySlug: collectionSlug ?? '',
      operation,
      updatedAt,
    });
    if (operation === 'create') {
      const path = `/collections/${collectionSlug ?? ''}/${id}?locale=${locale}` as const;
      const url = formatAdminURL({ adminRoute: config.routes.admin, path });
      startRouteTransition(() => router.push(url));
      return;
    }
    if (!docPermissions || !collectionSlug) return;
    const { livePreviewURL, previewURL } = await getFormState({
      id,
      collectionSlug,
      data: document,
      docPermissions,
      docPreferences: await info.getDocPreferences(),
      locale,
      operation,
      renderAllFields: false,
      returnLivePreviewURL: true,
      returnPreviewURL: true,
      schemaPath: collectionSlug,
      skipValidation: true,
    });
    if (livePreviewURL) setURL(livePreviewURL);
    if (previewURL) setPreviewURL(previewURL);
  };
}
