import { formatAdminURL } from 'payload/shared';
import type { ServerProps } from 'payload';
import { type EntryCollection, entryCollections } from '../sections/sections';
import { townTimeZone } from '../lib/townTime';
import { findEntriesToCheck, type EntryToCheck } from './findEntriesToCheck';
import './DashboardHeader.css';

const texts = {
  it: {
    hello: 'Ciao',
    accommodations: 'Scrivi un alloggio',
    events: 'Scrivi un evento',
    news: 'Scrivi una notizia',
    toCheck: 'Da rivedere',
    none: 'Nulla da rivedere: niente scade nei prossimi 14 giorni e tutto è verificato.',
    expires: 'si vede fino al',
    stale: 'verificato il',
  },
  en: {
    hello: 'Hello',
    accommodations: 'Write an accommodation',
    events: 'Write an event',
    news: 'Write a news item',
    toCheck: 'To check',
    none: 'Nothing to check: nothing expires in the next 14 days, and everything is verified.',
    expires: 'visible until',
    stale: 'verified on',
  },
};

const toWrite = ['accommodations', 'events', 'news'] as const;

const dayOf = (date: string, language: 'it' | 'en'): string =>
  new Intl.DateTimeFormat(language === 'it' ? 'it-IT' : 'en-GB', {
    dateStyle: 'long',
    timeZone: townTimeZone,
  }).format(new Date(date));

/** The top of the dashboard: links to write new entries, and the entries that an editor should check. */
export async function DashboardHeader({ payload, i18n, user, permissions }: ServerProps) {
  const language = i18n.language === 'en' ? 'en' : 'it';
  const text = texts[language];
  const can = (operation: 'create' | 'update') => (collection: EntryCollection) =>
    permissions?.collections?.[collection]?.[operation] === true;
  const entries = await findEntriesToCheck(
    payload,
    entryCollections.filter(can('update')),
    new Date(),
  );
  const link = (path: `/${string}`) =>
    formatAdminURL({ adminRoute: payload.config.routes.admin, path });
  const name = user && 'name' in user && typeof user.name === 'string' ? ` ${user.name}` : '';

  const item = ({ collection, id, title, reason, date }: EntryToCheck) => (
    <li key={`${collection} ${id}`}>
      <a href={link(`/collections/${collection}/${id}`)}>{title}</a>{' '}
      <span>
        {text[reason]} {dayOf(date, language)}
      </span>
    </li>
  );
  return (
    <section className="studium-greeting">
      <h1>
        {text.hello}
        {name}
      </h1>
      <p className="studium-greeting__write">
        {toWrite.filter(can('create')).map((collection) => (
          <a key={collection} href={link(`/collections/${collection}/create`)}>
            {text[collection]}
          </a>
        ))}
      </p>
      <h2>{text.toCheck}</h2>
      {entries.length > 0 ? <ul>{entries.map(item)}</ul> : <p>{text.none}</p>}
    </section>
  );
}
