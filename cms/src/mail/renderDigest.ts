import type { Matches } from '../alerts/askSite';
import type { SearchRow } from '../alerts/searches';
import { fill } from './fill';
import { type Letter, letterHtml } from './letterHtml';
import { letterText } from './letterText';
import type { Message } from './Message';
import { oneLine } from './oneLine';
import { ownLink } from './ownLink';
import en from './texts/en.json';
import it from './texts/it.json';

const texts = { it, en };

/** Entries that a mail names; of the others it tells the number. */
const most = 20;

/**
 * What is new in a saved search, as a mail that one can be rid of in one click (RFC 8058).
 *
 * @param site Its name, and the page on which the search is ended.
 * @throws Error when a link leads elsewhere than to the site.
 */
export function renderDigest(
  search: Pick<SearchRow, 'uid' | 'email' | 'site' | 'since'>,
  found: Matches,
  site: { name: string; leave: string },
): Message {
  const { greetingWithoutName, linkBelow, footer, digest } = texts[search.site];
  const count = found.entries.length;
  const values = {
    site: site.name,
    search: [found.title, ...found.filters].join(', '),
    count: String(count),
  };
  const more = { count: String(count - most) };
  const letter: Letter = {
    language: search.site,
    site: site.name,
    title: digest.title,
    greeting: greetingWithoutName,
    lines: [fill(digest.line, values), ...(count > most ? [fill(digest.more, more)] : [])],
    items: found.entries
      .slice(0, most)
      .map(({ title, url, facts }) => ({ title, facts, link: ownLink(url) })),
    button: { label: digest.button, link: ownLink(found.url), linkBelow },
    notYou: fill(digest.why, values),
    footer: fill(footer, values),
    leave: { label: digest.leave, link: ownLink(site.leave) },
  };
  const subject = fill(count === 1 ? digest.subjectOne : digest.subject, values);
  return {
    to: search.email,
    subject: oneLine(`${subject}: ${found.title} · ${site.name}`),
    html: letterHtml(letter),
    text: letterText(letter),
    fromName: site.name,
    headers: {
      'List-Unsubscribe': `<${site.leave}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    // A search is told of each turn once: sent again, it is the same mail.
    id: `alert-${search.uid}-${search.since}`,
  };
}
