import type { BasePayload, DefaultServerCellComponentProps } from 'payload';
import { adminLanguage } from '../../lib/adminLanguage';
import { idOf } from '../../lib/idOf';
import { isRecord } from '../../lib/isRecord';
import { stringOrEmpty } from '../../lib/stringOrEmpty';
import { mediaPath } from '../../media/mediaPath';
import { pickVariant } from '../../media/variants';
import { partsOf } from '../../sections/registry';
import { type EntryCollection, isEntryCollection } from '../../sections/sections';
import { deskTexts } from '../desk/texts';
import { LinkedText } from './LinkedText';
import { readPicture, readTitles } from './readRows';

/** Pixels on a screen with three times the usual density, for 48 pixels. */
const thumbnailPixels = 144;

async function RowPicture({ payload, id }: { payload: BasePayload; id: number | null }) {
  const file = id === null ? null : await readPicture(payload, id);
  const name = file && pickVariant(file, thumbnailPixels);
  return name ? (
    <img className="studium-row-picture" src={mediaPath(name)} alt="" loading="lazy" />
  ) : (
    <span className="studium-row-picture" />
  );
}

/** The title in another language, for an entry without one in the language of the list. */
async function otherTitle(payload: BasePayload, collection: EntryCollection, row: unknown) {
  const id = idOf(row);
  const titles = id === null ? [] : Object.values(await readTitles(payload, collection, id));
  return titles.find(Boolean);
}

/** The title of a row, with the picture of the entry where its section has one. */
export async function TitleCell(props: DefaultServerCellComponentProps) {
  const { collectionSlug, i18n, payload } = props;
  const row: unknown = props.rowData;
  const title = stringOrEmpty(props.cellData);
  const { untitled } = deskTexts[adminLanguage({ i18n })];
  if (!isEntryCollection(collectionSlug)) return <LinkedText {...props} text={title || untitled} />;
  const picture = partsOf(collectionSlug).checks.mainPicture;
  const text = title || (await otherTitle(payload, collectionSlug, row)) || untitled;
  return (
    <div className="studium-row-title" data-foreign={!title || undefined}>
      {picture && <RowPicture payload={payload} id={isRecord(row) ? idOf(row[picture]) : null} />}
      <LinkedText {...props} text={text} />
    </div>
  );
}
