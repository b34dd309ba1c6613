import type { BasePayload, PayloadRequest } from 'payload';
import { areas } from '../../access/roles';
import { labelOf } from '../../fields/options';
import { idOf } from '../../lib/idOf';
import { adminLanguage, type AdminLanguage, isAdminText } from '../../lib/adminLanguage';
import { textIn, valueIn } from '../../lib/inSite';
import { readableTextOf } from '../../lib/readableTextOf';
import { mediaPath } from '../../media/mediaPath';
import { pickVariant } from '../../media/variants';
import { type TextMatch, matchIn } from '../../search/matchIn';
import {
  isPhone,
  phonesIn,
  searchedFields,
  textsAt,
  typedDigits,
} from '../../search/officeDocuments';
import { findInOffice, type OfficeHit } from '../../search/OfficeIndex';
import { partsOf } from '../../sections/registry';
import { type EntryCollection, entryCollections } from '../../sections/sections';
import { type Site, sites } from '../../sites';
import { entryLink, searchLink } from './adminLink';
import { titleOf } from './findEntries';
import type { FoundEntries, FoundEntry, FoundMatch } from './FoundEntry';
import { deskTexts } from './texts';

type Document = Record<string, unknown> & { id: number };

/** Rows that the desk shows; the lists of the sections show the rest. */
const maxFound = 12;
/** Hits that are read, because some may be in the trash. */
const maxRead = 30;
/** Reasons that a row gives. */
const maxMatches = 2;
/** Pixels on a screen with three times the usual density, for 48 pixels. */
const thumbnailPixels = 144;

/** The fields whose words `searchText` has, besides the title. The database ignores those that a section does not have. */
const textFields = ['excerpt', 'subtitle', 'description', 'ticket', 'contentManager'] as const;

interface Hit extends OfficeHit {
  collection: EntryCollection;
}

/** The hits that the person may read and that are not in the trash, with their newest drafts, the best first. */
async function readHits(req: PayloadRequest, hits: readonly Hit[]) {
  const found = await Promise.all(
    entryCollections.map(async (collection) => {
      const own = hits.filter((hit) => hit.collection === collection);
      if (own.length === 0) return [];
      const options = {
        collection,
        where: { id: { in: own.map(({ id }) => id) } },
        depth: 0,
        pagination: false,
        user: req.user,
        overrideAccess: false,
      } as const;
      const [drafts, stored] = await Promise.all([
        req.payload.find({ ...options, draft: true, locale: 'all' }),
        req.payload.find({ ...options, select: { _status: true } }),
      ]);
      const shown = stored.docs.filter(({ _status }) => _status === 'published');
      return own.flatMap((hit) => {
        const doc = drafts.docs.find(({ id }) => id === hit.id);
        if (!doc) return [];
        const draft = shown.some(({ id }) => id === hit.id) ? 'changed' : 'draft';
        const status: FoundEntry['status'] = doc._status === 'published' ? 'published' : draft;
        const fields: Document = { ...doc };
        return [{ ...hit, status, doc: fields }];
      });
    }),
  );
  return found.flat().sort((a, b) => b.score - a.score);
}

/** The label of a field, or of the list or group that has it. */
function labelOfField(
  payload: BasePayload,
  collection: EntryCollection,
  path: string,
  language: AdminLanguage,
): string {
  const { flattenedFields } = payload.collections[collection].config;
  const field = flattenedFields.find(({ name }) => name === path.split('.')[0]);
  const label = field && 'label' in field ? field.label : undefined;
  return isAdminText(label) ? label[language] : '';
}

interface Match extends FoundMatch {
  isTypo: boolean;
}

/** Where an entry has what was typed: first the titles, then its facts, then the text. */
function matchesOf(
  { payload }: PayloadRequest,
  { collection, doc }: Pick<Hit, 'collection'> & { doc: Document },
  { typed, language, shown }: { typed: string; language: AdminLanguage; shown: string },
): { matches: FoundMatch[]; isTypo: boolean } {
  const inSites = (label: string, textOf: (site: Site) => string): Match[] =>
    sites.flatMap((site) => {
      const match = matchIn(textOf(site), typed, site);
      return match ? [{ label, ...match }] : [];
    });
  const digits = typedDigits(typed);
  const phoneIn = (text: string): TextMatch | null =>
    digits !== null && phonesIn([text]).some((phone) => isPhone(phone, digits))
      ? { before: '', found: text, after: '', isTypo: false }
      : null;
  const facts = searchedFields(payload.collections[collection].config)
    .filter((path) => path !== 'title' && path !== 'searchText')
    .flatMap((path) =>
      textsAt(doc, path).flatMap((value) => {
        const text = value.replace(/^(tel|mailto):/, '');
        const match =
          phoneIn(text) ?? sites.map((site) => matchIn(text, typed, site)).find(Boolean);
        return match
          ? [{ label: labelOfField(payload, collection, path, language), ...match }]
          : [];
      }),
    );
  const { titleMatch, textMatch } = deskTexts[language];
  const all: Match[] = [
    ...inSites(titleMatch, (site) => textIn(doc.title, site) ?? ''),
    ...facts,
    ...textFields.flatMap((name) =>
      inSites(textMatch, (site) => readableTextOf(valueIn(doc[name], site))),
    ),
  ];
  const exact = all.filter(({ isTypo }) => !isTypo);
  const matches = (exact.length > 0 ? exact : all)
    // The title that the row shows says it itself.
    .filter(({ before, found, after }) => `${before}${found}${after}` !== shown)
    .filter(({ label }, n, own) => own.findIndex((other) => other.label === label) === n)
    .slice(0, maxMatches)
    .map(({ label, before, found, after }) => ({ label, before, found, after }));
  return { matches, isTypo: all.length > 0 && exact.length === 0 };
}

async function readPictures(req: PayloadRequest, ids: readonly number[]) {
  const { docs } = await req.payload.find({
    collection: 'media',
    where: { id: { in: [...ids] } },
    select: { filename: true, width: true, mimeType: true },
    depth: 0,
    pagination: false,
    user: req.user,
    overrideAccess: false,
  });
  return new Map(
    docs.map((file) => {
      const name = pickVariant(file, thumbnailPixels);
      return [file.id, name === undefined ? null : mediaPath(name)] as const;
    }),
  );
}

/** Finds entries of all sections by what was typed, for the person of a request, the best first. */
export async function findByWords(req: PayloadRequest, typed: string): Promise<FoundEntries> {
  const language = adminLanguage(req);
  const hits = await Promise.all(
    entryCollections.map(async (collection) =>
      (await findInOffice(req.payload, collection, typed)).map((hit) => ({ ...hit, collection })),
    ),
  );
  const best = hits.flat().sort((a, b) => b.score - a.score);
  const found = await readHits(req, best.slice(0, maxRead));
  const first = found.slice(0, maxFound).map((hit) => {
    const { mainPicture } = partsOf(hit.collection).checks;
    return { ...hit, picture: mainPicture ? idOf(hit.doc[mainPicture]) : null };
  });
  const pictures = await readPictures(
    req,
    first.flatMap(({ picture }) => picture ?? []),
  );
  const section = (collection: EntryCollection) => labelOf(areas, collection, language);
  const described = first.map(({ collection, status, doc, picture }) => {
    const { title, site } = titleOf(doc, language);
    return {
      title: title || deskTexts[language].untitled,
      href: entryLink(req.payload, { collection, id: doc.id, site }),
      picture: picture === null ? null : (pictures.get(picture) ?? null),
      section: section(collection),
      status,
      statusLabel: req.t(`version:${status}`),
      ...matchesOf(req, { collection, doc }, { typed, language, shown: title }),
    };
  });
  // Each section has an index of its own, which does not know the words of the others.
  const isExact = described.some(({ isTypo }) => !isTypo);
  const rows = described.flatMap(({ isTypo, ...row }) => (isTypo && isExact ? [] : row));
  const withMore = entryCollections.filter((_, n) => found.length > maxFound && hits[n]?.length);
  const all = withMore.map((collection) => ({
    label: section(collection),
    href: searchLink(req.payload, collection, typed),
  }));
  return { rows, all };
}
