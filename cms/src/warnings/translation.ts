import type { AdminText } from '../lib/adminLanguage';
import { valueIn } from '../lib/inSite';
import { readableTextOf } from '../lib/readableTextOf';
import { languageNames, type Site, sites } from '../sites';
import type { Leaf } from './leaves';
import { type Check, error, note, type Warning } from './Warning';

const untranslated = (site: Site): AdminText => ({
  it: `Manca il titolo in ${languageNames(site).it}: la pagina non comparirà in quella lingua`,
  en: `The ${languageNames(site).en} title is missing: the page will not appear in that language`,
});
/** A copied entry has titles in all languages, but gets an address in a language only when it is saved in it. */
const noAddress = (site: Site): AdminText => ({
  it: `Manca l’indirizzo in ${languageNames(site).it}: la pagina non comparirà in quella lingua`,
  en: `The ${languageNames(site).en} address is missing: the page will not appear in that language`,
});
const noContent: AdminText = {
  it: 'Il contenuto è scritto in una lingua sola',
  en: 'The content is written in only one language',
};
const oneLanguage = ({ label }: Leaf): AdminText => ({
  it: `«${label.it}» è scritto in una lingua sola`,
  en: `“${label.en}” is written in only one language`,
});

const textTypes = new Set<Leaf['type']>(['text', 'textarea', 'richText']);
/** Fields that other checks handle. */
const checkedElsewhere = /^(title$|slug$|seo\.|contentManager\.)/;

const isFilled = (value: unknown): boolean => readableTextOf(value).trim() !== '';
const hasContent = (draft: Record<string, unknown>, site: Site): boolean => {
  const blocks = valueIn(draft.contentManager, site);
  return Array.isArray(blocks) && blocks.length > 0;
};

/** Warns about texts that are filled in one language but not in the other. */
export const translation: Check = ({ draft, leaves }) =>
  sites.flatMap((site): Warning[] => {
    const isFilledIn = (name: string): boolean => isFilled(valueIn(draft[name], site));
    if (!isFilledIn('title')) return [error(untranslated(site), { field: 'title', sites: [site] })];
    if (!isFilledIn('slug')) return [error(noAddress(site), { field: 'slug', sites: [site] })];
    const texts = leaves.filter(
      ({ type, path }) => textTypes.has(type) && !checkedElsewhere.test(path),
    );
    const filledElsewhere = new Set(
      texts.filter((leaf) => leaf.site !== site && isFilled(leaf.value)).map(({ path }) => path),
    );
    const missing = texts.filter(
      (leaf) => leaf.site === site && !isFilled(leaf.value) && filledElsewhere.has(leaf.path),
    );
    const lacksContent = !hasContent(draft, site) && sites.some((one) => hasContent(draft, one));
    return [
      ...(lacksContent ? [error(noContent, { field: 'contentManager', sites: [site] })] : []),
      ...missing.map((leaf) => note(oneLanguage(leaf), { field: leaf.path, sites: [site] })),
    ];
  });
