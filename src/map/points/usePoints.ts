import { useEffect, useState } from 'react';
import { useI18n } from '@/i18n/I18n';
import { fetchPoints } from './fetchPoints';
import type { PointOfInterest } from './point';

const none: PointOfInterest[] = [];

/**
 * Returns all points of interest in the page's language; an empty list until they load, or when they fail.
 */
export function usePoints(): PointOfInterest[] {
  const { locale } = useI18n();
  const [points, setPoints] = useState(none);
  useEffect(() => {
    let left = false;
    fetchPoints(locale).then(
      (fetched) => {
        if (!left) setPoints(fetched);
      },
      // The server has logged the error. The map shows without points.
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [locale]);
  return points;
}
