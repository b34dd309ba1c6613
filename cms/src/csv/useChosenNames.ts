import { usePreferences } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { isRecord } from '../lib/isRecord';

type Names = Record<string, string>;

/**
 * The columns that an editor has chosen for the names of an own sheet. They are remembered with the account, because the
 * same sheet comes again.
 *
 * @param collection the table, because each has its own columns
 */
export function useChosenNames(collection: string): [Names, (names: Names) => void] {
  const { getPreference, setPreference } = usePreferences();
  const [names, setNames] = useState<Names>({});
  const key = `csv-${collection}`;
  useEffect(() => {
    let isCurrent = true;
    void getPreference(key).then((stored: unknown) => {
      if (isCurrent && isRecord(stored)) setNames(textsIn(stored));
    });
    return () => {
      isCurrent = false;
    };
  }, [getPreference, key]);
  const choose = (chosen: Names) => {
    setNames(chosen);
    void setPreference(key, chosen);
  };
  return [names, choose];
}

const textsIn = (stored: Record<string, unknown>): Names =>
  Object.fromEntries(
    Object.entries(stored).flatMap(([name, column]) =>
      typeof column === 'string' ? [[name, column]] : [],
    ),
  );
