import { useState } from 'react';
import { Button } from '@/components/Button/Button';
import { FormMessage } from '@/components/FormMessage/FormMessage';
import { useI18n } from '@/i18n/I18n';
import type { Auth } from '@/session/useAuth';
import { createErrorMapper } from './createErrorMapper';
import { Form } from './Form';
import { useForm } from './useForm';

interface ExportFormProps {
  send: Auth['exportData'];
  onUse?: () => void;
}

/** Downloads all data of the account as a file. */
export function ExportForm({ send, onUse }: ExportFormProps) {
  const { t } = useI18n();
  const [done, setDone] = useState(false);
  const form = useForm({
    names: [],
    check: () => ({}),
    send: () => {
      setDone(false);
      return send();
    },
    mapError: createErrorMapper(t),
    onDone: (json) => {
      download(json, `${t('account.profile.data.file')}.json`);
      setDone(true);
    },
  });
  return (
    <Form form={form} pendingText={t('account.profile.data.pending')} onUse={onUse}>
      <FormMessage>{done && t('account.profile.data.done')}</FormMessage>
      <div>
        <Button type="submit" look="quiet" icon="download" pending={form.pending}>
          {t('account.profile.data.submit')}
        </Button>
      </div>
    </Form>
  );
}

function download(json: string, name: string): void {
  const url = URL.createObjectURL(new Blob([json], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  // The browser has started the download by then.
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
