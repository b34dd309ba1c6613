import { useServerFunctions } from '@payloadcms/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import type { EntryCollection } from '../../sections/sections';
import type { Site } from '../../sites';

export type Action = 'publish' | 'unpublish';

/** A publication in the future. */
export interface Scheduled {
  id: number | string;
  action: Action;
  /** ISO 8601. */
  time: string;
  /** All languages without it. */
  site?: string;
}

/** What is scheduled for an entry, and functions that change it. They return whether they succeeded. */
export function useSchedule(collectionSlug: EntryCollection, id: number | string) {
  const { getUpcomingScheduledPublish, schedulePublish } = useServerFunctions();
  const [upcoming, setUpcoming] = useState<Scheduled[]>();

  const load = async () => {
    const jobs = await getUpcomingScheduledPublish({ collectionSlug, id });
    setUpcoming(
      jobs.map(({ id: job, input, waitUntil }) => ({
        id: job,
        action: input.type === 'unpublish' ? 'unpublish' : 'publish',
        time: String(waitUntil),
        ...(input.locale && { site: input.locale }),
      })),
    );
  };
  const onOpen = useEffectEvent(load);
  useEffect(() => void onOpen(), []);

  const change = async (args: Parameters<typeof schedulePublish>[0]): Promise<boolean> => {
    try {
      await schedulePublish(args);
      await load();
      return true;
    } catch {
      return false;
    }
  };
  const doc = { relationTo: collectionSlug, value: String(id) };
  return {
    upcoming,
    add: (action: Action, time: string, site?: Site) =>
      change({ type: action, date: new Date(time), doc, localeToPublish: site }),
    cancel: (job: Scheduled['id']) => change({ deleteID: job }),
  };
}
