import type { Where } from 'payload';
import type { AdminLanguage } from '../../lib/adminLanguage';
import { dayMs } from '../../lib/durations';
import { isoTime } from '../../lib/isoTime';
import { partsOf } from '../../sections/registry';
import { isEntryCollection } from '../../sections/sections';
import { defaultSite, languageNames, type Site, sites } from '../../sites';
import { expiresWithinDays } from '../desk/findEntriesToCheck';

/** A link above a list. */
export interface QuickFilter {
  label: string;
  conditions: Where[];
  /** The language in which the conditions are meant; without it, that of the list. */
  site?: Site;
}

const texts = {
  it: {
    drafts: 'Da pubblicare',
    mine: 'Modificati da me',
    noPicture: 'Senza immagine',
    expiring: 'In scadenza',
    untranslated: (language: string) => `Senza ${language}`,
    undescribed: (language: string) => `Senza descrizione in ${language}`,
    pictures: 'Immagini',
    videos: 'Video',
    documents: 'Documenti',
  },
  en: {
    drafts: 'To publish',
    mine: 'Changed by me',
    noPicture: 'Without picture',
    expiring: 'Expiring soon',
    untranslated: (language: string) => `Without ${language}`,
    undescribed: (language: string) => `Without description in ${language}`,
    pictures: 'Pictures',
    videos: 'Videos',
    documents: 'Documents',
  },
};

interface Options {
  language: AdminLanguage;
  user: number | string | undefined;
  now: Date;
}

/** The filters of a list that an office needs every day. */
export function quickFiltersOf(collection: string, options: Options): QuickFilter[] {
  if (collection === 'media') return mediaFilters(options);
  if (!isEntryCollection(collection)) return [];
  const { language, user, now } = options;
  const text = texts[language];
  const picture = partsOf(collection).checks.mainPicture;
  const end = isoTime(now.getTime() + expiresWithinDays * dayMs);
  return [
    { label: text.drafts, conditions: [{ _status: { equals: 'draft' } }] },
    { label: text.mine, conditions: [{ updatedBy: { equals: user } }] },
    ...(picture ? [{ label: text.noPicture, conditions: [{ [picture]: { exists: false } }] }] : []),
    ...sites
      .filter((site) => site !== defaultSite)
      .map((site) => ({
        label: text.untranslated(languageNames(site)[language]),
        conditions: [{ title: { exists: false } }],
        site,
      })),
    {
      label: text.expiring,
      conditions: [
        { expiryDate: { greater_than: now.toISOString() } },
        { expiryDate: { less_than_equal: end } },
      ],
    },
  ];
}

function mediaFilters({ language }: Options): QuickFilter[] {
  const text = texts[language];
  const ofType = (start: string): Where[] => [{ mimeType: { like: start } }];
  return [
    ...sites.map((site) => ({
      label: text.undescribed(languageNames(site)[language]),
      conditions: [{ alt: { exists: false } }],
      site,
    })),
    { label: text.pictures, conditions: ofType('image/') },
    { label: text.videos, conditions: ofType('video/') },
    { label: text.documents, conditions: ofType('application/pdf') },
  ];
}
