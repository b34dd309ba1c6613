'use client';
import { Button, toast, useConfig, useDocumentInfo, useFormFields } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { formatAdminURL } from 'payload/shared';
import { useState } from 'react';
import { useHydrated } from '../admin/useHydrated';
import { useLanguage } from '../admin/useLanguage';
import { reasonsOf } from '../lib/reasonsOf';

const texts = {
  it: {
    retry: 'Riprova ora',
    done: 'Il lavoro riparte.',
    failed: 'Non è stato possibile riprovare.',
  },
  en: { retry: 'Retry now', done: 'The job starts again.', failed: 'The retry was not possible.' },
};

/** Lets a failed job run again. Other jobs have no button. */
export function RetryButton() {
  const { id } = useDocumentInfo();
  const { config } = useConfig();
  const router = useRouter();
  const { retry, done, failed } = texts[useLanguage()];
  const hasFailed = useFormFields(([fields]) => fields.hasError?.value === true);
  const isHydrated = useHydrated();
  const [isSent, setIsSent] = useState(false);
  if (!hasFailed || id === undefined) return null;

  const send = async (): Promise<void> => {
    setIsSent(true);
    const path = `/payload-jobs/${id}/retry` as const;
    const url = formatAdminURL({ apiRoute: config.routes.api, path });
    const response = await fetch(url, { method: 'POST', credentials: 'include' }).catch(() => null);
    if (response?.ok) {
      toast.success(done);
      router.push(
        formatAdminURL({ adminRoute: config.routes.admin, path: '/collections/payload-jobs' }),
      );
      return;
    }
    const body: unknown = await response?.json().catch(() => null);
    toast.error(reasonsOf(body).join(' ') || failed);
    setIsSent(false);
  };
  return (
    <Button disabled={!isHydrated || isSent} onClick={() => void send()}>
      {retry}
    </Button>
  );
}
