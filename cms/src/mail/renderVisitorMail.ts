import { fill } from './fill';
import { type Letter, letterHtml } from './letterHtml';
import { letterText } from './letterText';
import type { Message } from './Message';
import { nameToGreet } from './nameToGreet';
import { oneLine } from './oneLine';
import { ownLink } from './ownLink';
import en from './texts/en.json';
import it from './texts/it.json';
import type { VisitorMail } from './visitorMails';

const texts = { it, en };

/**
 * A mail to a visitor, as HTML and as text.
 *
 * @throws Error when the link leads elsewhere than to the site.
 */
export function renderVisitorMail(mail: VisitorMail, site: { name: string }): Message {
  const common = texts[mail.language];
  const words = common.kinds[mail.kind];
  const name = nameToGreet(mail.fullName);
  const values = { site: site.name, name, newEmail: oneLine(mail.newEmail ?? '') };
  const letter: Letter = {
    language: mail.language,
    site: site.name,
    title: words.title,
    greeting: fill(name === '' ? common.greetingWithoutName : common.greeting, values),
    lines: words.lines.map((line) => fill(line, values)),
    ...(mail.link !== undefined && {
      button: { label: words.button, link: ownLink(mail.link), linkBelow: common.linkBelow },
    }),
    notYou: words.notYou,
    footer: fill(common.footer, values),
  };
  return {
    to: mail.to,
    subject: `${words.subject} · ${site.name}`,
    html: letterHtml(letter),
    text: letterText(letter),
    fromName: site.name,
  };
}
