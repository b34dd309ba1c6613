import { useAccountExportLazyQuery } from '@/gql/hooks';
import { useI18n } from '@/i18n/I18n';
import { ButtonForm } from './ButtonForm';

/** Downloads all data of the account as a file. */
export function ExportForm() {
  const { t } = useI18n();
  const [loadExport] = useAccountExportLazyQuery({ fetchPolicy: 'no-cache' });
  return (
    <ButtonForm
      look="quiet"
      icon="download"
      submitText={t('account.profile.data.submit')}
      pendingText={t('account.profile.data.pending')}
      doneText={t('account.profile.data.done')}
      send={async () => {
        const { data } = await loadExport();
        if (!data) throw new Error('The export is empty.');
        return data.accountExport;
      }}
      onDone={(json) => download(json, `${t('account.profile.data.file')}.json`)}
    />
  );
}

function download(json: string, name: string): void {
  const url = URL.createObjectURL(new Blob([json], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  // The browser has started the download by then.
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
