import { mails } from '@studium/shared/town/mails';
import type { Matches } from '../alerts/fetchMatches';
import type { SearchRow } from '../alerts/searches';
import { fillPlaceholders } from './fillPlaceholders';
import { type Letter, letterHtml } from './letterHtml';
import { letterText } from './letterText';
import type { Message } from './Message';
import { oneLine } from './oneLine';
import { assertSiteLink } from './assertSiteLink';

/** The maximum number of entries in a mail. If there are others, it states the number of all, which is never one. */
const maxEntries = 20;

/**
 * Renders a mail with the new entries of a saved search, with one-click unsubscribe (RFC 8058).
 *
 * @param site Its name, and the address of the page that ends the search.
 * @throws Error if a link does not lead to the site.
 */
export function renderDigest(
  search: Pick<SearchRow, 'uid' | 'email' | 'site' | 'since'>,
  matches: Matches,
  site: { name: string; unsubscribeLink: string },
): Message {
  const { greetingWithoutName, linkBelow, footer, digest } = mails[search.site];
  const count = matches.entries.length;
  const values = {
    site: site.name,
    search: [matches.title, ...matches.filters].join(', '),
    count: String(count),
  };
  const letter: Letter = {
    language: search.site,
    site: site.name,
    title: digest.title,
    greeting: greetingWithoutName,
    lines: [
      fillPlaceholders(digest.line, values),
      ...(count > maxEntries ? [fillPlaceholders(digest.more, values)] : []),
    ],
    items: matches.entries
      .slice(0, maxEntries)
      .map(({ title, url, facts }) => ({ title, facts, link: assertSiteLink(url) })),
    button: { label: digest.button, link: assertSiteLink(matches.url), linkBelow },
    notYou: fillPlaceholders(digest.why, values),
    footer: fillPlaceholders(footer, values),
    unsubscribe: { label: digest.leave, link: assertSiteLink(site.unsubscribeLink) },
  };
  const subject = fillPlaceholders(count === 1 ? digest.subjectOne : digest.subject, values);
  return {
    to: search.email,
    subject: oneLine(`${subject}: ${matches.title} · ${site.name}`),
    html: letterHtml(letter),
    text: letterText(letter),
    fromName: site.name,
    headers: {
      'List-Unsubscribe': `<${site.unsubscribeLink}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    // Each run is reported once per search, so a repeated mail has the same id.
    id: `alert-${search.uid}-${search.since}`,
  };
}
