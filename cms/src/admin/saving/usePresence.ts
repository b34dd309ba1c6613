import { useConfig } from '@payloadcms/ui';
import { formatAdminURL } from 'payload/shared';
import { useEffect, useEffectEvent, useState } from 'react';
import { isRecord } from '../../lib/isRecord';
import { rowsOf } from '../../lib/rowsOf';
import { stringOrEmpty } from '../../lib/stringOrEmpty';

/** Milliseconds between two heartbeats; the cms forgets a form that missed five. */
const heartbeatMs = 15_000;

/** A colleague who has the document open. */
export interface Colleague {
  name: string;
  isOwn: boolean;
  since: string;
}

/** What the program says about a document that is open. */
export interface News {
  updatedAt: string;
  savedBy: string;
}

interface Listeners {
  onNews: (news: News) => void;
  onEnd: () => void;
}

const isColleague = (row: Record<string, unknown>): row is Record<string, unknown> & Colleague =>
  typeof row.name === 'string' && typeof row.since === 'string' && typeof row.isOwn === 'boolean';

/**
 * Reports to the program that a document is open, for as long as it is, and returns who else has it open.
 *
 * @param document such as `news/41`; null for one that does not exist yet
 */
export function usePresence(document: string | null, listeners: Listeners): Colleague[] {
  const { config } = useConfig();
  const url = formatAdminURL({ apiRoute: config.routes.api, path: '/open-forms' });
  const [others, setOthers] = useState<Colleague[]>([]);
  const onNews = useEffectEvent(listeners.onNews);
  const onEnd = useEffectEvent(listeners.onEnd);

  useEffect(() => {
    if (!document) return undefined;
    const tab = `${Math.random().toString(36).slice(2)}${Date.now().toString(36)}`;
    const send = (isLeaving: boolean) =>
      fetch(url, {
        method: 'POST',
        credentials: 'include',
        keepalive: isLeaving,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ tab, document, isLeaving }),
      });
    const sendHeartbeat = async () => {
      const response = await send(false).catch(() => null);
      if (response?.status === 401 || response?.status === 403) onEnd();
      const body: unknown = response?.ok ? await response.json().catch(() => null) : null;
      if (!isRecord(body)) return;
      setOthers(rowsOf(body.others).filter(isColleague));
      if (typeof body.updatedAt === 'string')
        onNews({ updatedAt: body.updatedAt, savedBy: stringOrEmpty(body.savedBy) });
    };
    const leave = () => void send(true).catch(() => null);
    void sendHeartbeat();
    const timer = setInterval(() => void sendHeartbeat(), heartbeatMs);
    window.addEventListener('pagehide', leave);
    return () => {
      clearInterval(timer);
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [document, url]);

  return others;
}
