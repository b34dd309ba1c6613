'use client';
import { toast, useConfig } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { formatAdminURL } from 'payload/shared';
import { useState } from 'react';
import { useHydrated } from '../useHydrated';
import { useLanguage } from '../useLanguage';
import { reasonsOf } from '../../lib/reasonsOf';
import { versionTexts } from './versionTexts';

interface Props {
  collection: string;
  document: string;
  version: string;
}

/** Brings a version back as a draft, and opens the form with it. Nothing is published, and no version is lost. */
export function RestoreButton({ collection, document, version }: Props) {
  const texts = versionTexts[useLanguage()];
  const router = useRouter();
  const { routes } = useConfig().config;
  const isHydrated = useHydrated();
  const [isBusy, setBusy] = useState(false);

  const restore = async () => {
    setBusy(true);
    const path = `/${collection}/versions/${version}` as const;
    const response = await fetch(formatAdminURL({ apiRoute: routes.api, path }), {
      method: 'POST',
      credentials: 'include',
    }).catch(() => null);
    if (response?.ok) {
      toast.success(texts.restored);
      const form = `/collections/${collection}/${document}` as const;
      router.push(formatAdminURL({ adminRoute: routes.admin, path: form }));
      return;
    }
    setBusy(false);
    const reasons = reasonsOf(await response?.json().catch(() => null));
    toast.error(reasons.join(' ') || texts.failed);
  };

  return (
    <button type="button" disabled={!isHydrated || isBusy} onClick={() => void restore()}>
      {texts.restore}
    </button>
  );
}
