import type { DefaultServerCellComponentProps } from 'payload';
import { adminLanguage } from '../../lib/adminLanguage';
import { idOf } from '../../lib/idOf';
import { isRecord } from '../../lib/isRecord';
import { shortMoment } from './shortMoment';
import { readPerson } from './readRows';

/** Shows when an entry was last saved, and who saved it. */
export async function ChangedCell({ i18n, payload, rowData }: DefaultServerCellComponentProps) {
  const row: unknown = rowData;
  if (!isRecord(row) || typeof row.updatedAt !== 'string') return null;
  const id = idOf(row.updatedBy);
  const person = id === null ? null : await readPerson(payload, id);
  return (
    <span className="studium-row-changed">
      <time dateTime={row.updatedAt}>
        {shortMoment(row.updatedAt, adminLanguage({ i18n }), new Date())}
      </time>
      {person && <span>{person}</span>}
    </span>
  );
}
