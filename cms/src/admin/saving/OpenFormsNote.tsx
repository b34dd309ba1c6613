import type { BeforeListServerProps } from 'payload';
import { adminLanguage } from '../../lib/adminLanguage';
import { isRecord } from '../../lib/isRecord';
import { stringOrEmpty } from '../../lib/stringOrEmpty';
import { findOpenForms } from '../../saving/presence';
import { isEntryCollection } from '../../sections/sections';
import { hourOf } from './saveTexts';
import './SaveBar.css';

const texts = {
  it: { heading: 'Aperti adesso', you: 'tu', since: 'dalle' },
  en: { heading: 'Open now', you: 'you', since: 'since' },
};

/** The title in the first language that has one. */
const titleOf = (titles: unknown): string =>
  (isRecord(titles) ? Object.values(titles) : []).map(stringOrEmpty).find(Boolean) ?? '';

/** Says above the list of a collection which of its entries are open in a form. */
export async function OpenFormsNote({
  collectionSlug,
  payload,
  i18n,
  user,
}: BeforeListServerProps) {
  if (!isEntryCollection(collectionSlug) || !user) return null;
  const language = adminLanguage({ i18n });
  const words = texts[language];
  const forms = await findOpenForms({ payload, user }, { like: `${collectionSlug}/` });
  if (forms.length === 0) return null;
  const { docs } = await payload.find({
    collection: collectionSlug,
    draft: true,
    locale: 'all',
    depth: 0,
    pagination: false,
    where: { id: { in: forms.map(({ document }) => Number(document.split('/')[1])) } },
    select: { title: true },
  });
  return (
    <p className="studium-open-forms">
      <strong>{words.heading}:</strong>{' '}
      {forms
        .map(({ document, name, isOwn, since }) => {
          const id = document.split('/')[1] ?? '';
          const title = titleOf(docs.find((doc) => String(doc.id) === id)?.title) || id;
          const who = isOwn ? words.you : name;
          return `${title} (${who}, ${words.since} ${hourOf(since, language)})`;
        })
        .join('; ')}
    </p>
  );
}
