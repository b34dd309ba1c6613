import type { DefaultServerCellComponentProps } from 'payload';
import { adminLanguage } from '../../lib/adminLanguage';
import { idOf } from '../../lib/idOf';
import { isEntryCollection } from '../../sections/sections';
import { languageNames, sites } from '../../sites';
import { readTitles } from './readRows';

const missing = { it: 'manca', en: 'missing' };

/** A dot for each language of the site: filled where the entry has a page in it. */
export async function LanguagesCell({
  collectionSlug,
  i18n,
  payload,
  rowData,
}: DefaultServerCellComponentProps) {
  const id = idOf(rowData);
  if (id === null || !isEntryCollection(collectionSlug)) return null;
  const titles = await readTitles(payload, collectionSlug, id);
  const language = adminLanguage({ i18n });
  return (
    <span className="studium-row-languages">
      {sites.map((site) => {
        const isWritten = titles[site] !== '';
        const name = languageNames(site)[language];
        return (
          <span
            key={site}
            data-written={isWritten}
            title={isWritten ? name : `${name}: ${missing[language]}`}
          >
            {site.toUpperCase()}
            {!isWritten && <span className="sr-only"> {missing[language]}</span>}
          </span>
        );
      })}
    </span>
  );
}
