'use client';
import { Button, toast, useConfig } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { formatAdminURL } from 'payload/shared';
import { useState } from 'react';
import { useHydrated } from '../admin/useHydrated';
import { useLanguage } from '../admin/useLanguage';
import { reasonsOf } from '../lib/reasonsOf';

const texts = {
  it: {
    cancel: 'Segna annullato',
    keep: 'Tienilo',
    cancelled: 'L’evento è segnato come annullato.',
    kept: 'L’evento resta.',
    failed: 'Il server non ha risposto. Riprova.',
    about: (what: string, title: string) => `${what}: ${title}`,
  },
  en: {
    cancel: 'Mark as cancelled',
    keep: 'Keep it',
    cancelled: 'The event is marked as cancelled.',
    kept: 'The event stays.',
    failed: 'The server did not answer. Try again.',
    about: (what: string, title: string) => `${what}: ${title}`,
  },
};

/** Decides about an event that has disappeared from its feed. @param row the id of its row in `feedEvents` */
export function MissingButtons({ row, title }: { row: number; title: string }) {
  const { config } = useConfig();
  const router = useRouter();
  const text = texts[useLanguage()];
  const isHydrated = useHydrated();
  const [isSent, setIsSent] = useState(false);

  const send = async (answer: 'cancel' | 'keep'): Promise<void> => {
    setIsSent(true);
    const path = `/feeds/missing/${row}` as const;
    const response = await fetch(formatAdminURL({ apiRoute: config.routes.api, path }), {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ answer }),
    }).catch(() => null);
    if (response?.ok) {
      toast.success(answer === 'cancel' ? text.cancelled : text.kept);
      router.refresh();
      return;
    }
    const body: unknown = await response?.json().catch(() => null);
    toast.error(reasonsOf(body).join(' ') || text.failed);
    setIsSent(false);
  };
  return (
    <>
      {(['cancel', 'keep'] as const).map((answer) => (
        <Button
          key={answer}
          size="small"
          buttonStyle="secondary"
          margin={false}
          disabled={!isHydrated || isSent}
          aria-label={text.about(text[answer], title)}
          onClick={() => void send(answer)}
        >
          {text[answer]}
        </Button>
      ))}
    </>
  );
}
