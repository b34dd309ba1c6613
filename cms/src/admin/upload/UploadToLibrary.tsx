'use client';
import { useAuth, useRouteCache } from '@payloadcms/ui';
import { ChooseFiles } from './ChooseFiles';

/** Above the list of the library: uploads several files. */
export function UploadToLibrary({ accept }: { accept: string }) {
  const { permissions } = useAuth();
  const { clearRouteCache } = useRouteCache();
  if (!permissions?.collections?.media?.create) return null;
  return <ChooseFiles accept={accept} onDone={clearRouteCache} />;
}
