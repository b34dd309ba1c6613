import { useState } from 'react';
import { Button } from '@/components/Button/Button';
import { FormMessage } from '@/components/FormMessage/FormMessage';
import { useI18n } from '@/i18n/I18n';
import { useAccountExportLazyQuery } from '@/gql/hooks';
import { createErrorMapper } from './createErrorMapper';
import { Form } from './Form';
import { useForm } from './useForm';

/** Downloads all data of the account as a file. */
export function ExportForm() {
  const { t } = useI18n();
  const [done, setDone] = useState(false);
  const [loadExport] = useAccountExportLazyQuery({ fetchPolicy: 'no-cache' });
  const form = useForm({
    names: [],
    check: () => ({}),
    send: async () => {
      setDone(false);
      const { data } = await loadExport();
      if (!data) throw new Error('The export is empty.');
      return data.accountExport;
    },
    mapError: createErrorMapper(t),
    onDone: (json) => {
      download(json, `${t('account.profile.data.file')}.json`);
      setDone(true);
    },
  });
  return (
    <Form form={form} pendingText={t('account.profile.data.pending')}>
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
