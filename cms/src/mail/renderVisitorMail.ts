import { mails } from '@studium/shared/town/mails';
import { fillPlaceholders } from './fillPlaceholders';
import { type Letter, letterHtml } from './letterHtml';
import { letterText } from './letterText';
import type { Message } from './Message';
import { nameToGreet } from './nameToGreet';
import { oneLine } from './oneLine';
import { assertSiteLink } from './assertSiteLink';
import type { VisitorMail } from './QueuedMail';

/**
 * Renders a mail to a visitor as HTML and as text.
 *
 * @throws Error if the link does not lead to the site.
 */
export function renderVisitorMail(mail: VisitorMail, site: { name: string }): Message {
  const common = mails[mail.language];
  const words = common.kinds[mail.kind];
  const name = nameToGreet(mail.fullName);
  const values = { site: site.name, name, newEmail: oneLine(mail.newEmail ?? '') };
  const letter: Letter = {
    language: mail.language,
    site: site.name,
    title: words.title,
    greeting: fillPlaceholders(name === '' ? common.greetingWithoutName : common.greeting, values),
    lines: [...words.lines.map((line) => fillPlaceholders(line, values)), ...(mail.words ?? [])],
    ...(mail.items && { items: mail.items }),
    ...(mail.link !== undefined && {
      button: { label: words.button, link: assertSiteLink(mail.link), linkBelow: common.linkBelow },
    }),
    notYou: words.notYou,
    footer: fillPlaceholders(common.footer, values),
  };
  return {
    to: mail.to,
    subject: `${words.subject} · ${site.name}`,
    html: letterHtml(letter),
    text: letterText(letter),
    fromName: site.name,
  };
}
