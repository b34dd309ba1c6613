import { usePreferences } from '@payloadcms/ui';
import { useEffect } from 'react';
import { isEntryCollection } from '../../sections/sections';
import { maxOpened, openedIn, openedKey } from '../desk/openedKey';

/** Notes for the desk that the person has opened an entry. */
export function useRememberOpened(
  collectionSlug: string | undefined,
  id: number | string | undefined,
): void {
  const { getPreference, setPreference } = usePreferences();
  const name =
    collectionSlug && isEntryCollection(collectionSlug) && id !== undefined
      ? `${collectionSlug}/${id}`
      : null;
  useEffect(() => {
    if (name === null) return;
    const remember = async () => {
      const others = openedIn(await getPreference(openedKey)).filter((one) => one !== name);
      await setPreference(openedKey, [name, ...others].slice(0, maxOpened));
    };
    // The desk can do without it.
    void remember().catch(() => undefined);
  }, [name, getPreference, setPreference]);
}
