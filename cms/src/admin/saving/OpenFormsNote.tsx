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
  const lines = forms.flatMap(({ document, name, isOwn, since }) => {
    const entry = docs.find(({ id }) => `${collectionSlug}/${id}` === document);
    // An entry in the trash is in no list.
    if (!entry) return [];
    const who = isOwn ? words.you : name;
    return `${titleOf(entry.title) || entry.id} (${who}, ${words.since} ${hourOf(since, language)})`;
  });
  if (lines.length === 0) return null;
  return (
    <p className="studium-open-forms">
      <strong>{words.heading}:</strong> {lines.join('; ')}
    </p>
  );
}
