import { Button } from '@payloadcms/ui';
import { formatAdminURL } from 'payload/shared';
import type { ServerProps } from 'payload';
import { adminLanguage } from '../lib/adminLanguage';
import { canPublish } from '../access/staff';
import { areaOf, isCsvCollection } from './csvCollections';
import './csv.css';

const texts = {
  it: {
    label: 'Foglio di calcolo',
    import: 'Importa da un foglio di calcolo',
    export: 'Esporta in un foglio di calcolo',
  },
  en: {
    label: 'Spreadsheet',
    import: 'Import from a spreadsheet',
    export: 'Export to a spreadsheet',
  },
};

/** The buttons for CSV above a list, for the staff that may publish in it. */
export function CsvButtons({
  payload,
  i18n,
  user,
  collectionSlug,
}: ServerProps & { collectionSlug?: string }) {
  if (!isCsvCollection(collectionSlug)) return null;
  if (!canPublish(areaOf(collectionSlug), { req: { user: user ?? null, context: {} } }))
    return null;
  const text = texts[adminLanguage({ i18n })];
  const { admin: adminRoute, api: apiRoute } = payload.config.routes;
  const path = `/csv/${collectionSlug}` as const;
  return (
    <nav className="studium-csv-buttons" aria-label={text.label}>
      <Button
        buttonStyle="secondary"
        size="small"
        margin={false}
        el="anchor"
        url={formatAdminURL({ adminRoute, path })}
      >
        {text.import}
      </Button>
      <Button
        buttonStyle="secondary"
        size="small"
        margin={false}
        el="anchor"
        url={formatAdminURL({ apiRoute, path })}
      >
        {text.export}
      </Button>
    </nav>
  );
}
