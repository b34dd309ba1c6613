import { contrast } from '@studium/shared/town/contrast';
import { mails } from '@studium/shared/town/mails';
import { letterColors } from './letterHtml';
import { renderVisitorMail } from './renderVisitorMail';
import type { VisitorMail } from './QueuedMail';

const kinds = Object.keys(mails.it.kinds) as VisitorMail['kind'][];
const link = 'http://localhost:3000/admin/verify-email?code=abc&id=def';
const mail: VisitorMail = {
  kind: 'activation',
  to: 'anna@example.org',
  language: 'it',
  fullName: 'Anna Serra',
  link,
  newEmail: 'new@example.org',
};
const site = { name: 'Studium' };

test('both languages have the same letters', () => {
  expect(Object.keys(mails.en.kinds)).toEqual(kinds);
  expect(kinds).toHaveLength(17);
});

describe.each(kinds)('%s', (kind) => {
  test.each(['it', 'en'] as const)('is complete in HTML and in text (%s)', (language) => {
    const { subject, html, text } = renderVisitorMail({ ...mail, kind, language }, site);
    expect(subject).toMatch(/^\S.* · Studium$/);
    expect(html).toContain(`<html lang="${language}" dir="ltr">`);
    expect(html.match(/<a /g)).toHaveLength(1);
    expect(html).toContain('href="http://localhost:3000/admin/verify-email?code=abc&amp;id=def"');
    expect(text).toContain(`\n${link}\n`);
    for (const form of [html, text]) {
      expect(form).toContain('Anna Serra');
      expect(form).toContain(mails[language].kinds[kind].notYou);
      expect(form).toContain(language === 'it' ? 'ufficio del Comune' : 'municipal');
      expect(form).not.toMatch(/\{\{|undefined/);
    }
  });

  test('loads no resources and is below the size that mail programs truncate', () => {
    const { html } = renderVisitorMail({ ...mail, kind }, site);
    expect(html).not.toMatch(/<img|<script|<link|url\(|@import/);
    // Gmail shows the first 102 kB.
    expect(html.length).toBeLessThan(20_000);
  });
});

test('without a link there is no button', () => {
  const { html, text } = renderVisitorMail(
    { ...mail, kind: 'account-deleted', link: undefined },
    site,
  );
  expect(html).not.toContain('<a ');
  expect(text).not.toContain('http');
});

test('the notice to the old address contains the new one', () => {
  const { text } = renderVisitorMail({ ...mail, kind: 'email-change-notice' }, site);
  expect(text).toContain('new@example.org');
});

test('texts of people are escaped in HTML', () => {
  const { html } = renderVisitorMail(
    { ...mail, kind: 'email-change-notice', fullName: 'Anna <b>"&', newEmail: '<i>@x' },
    { name: '<u>Studium' },
  );
  expect(html).not.toMatch(/<(b|i|u)>/);
  expect(html).toContain('Anna &lt;b&gt;&quot;&amp;');
});

test.each(['https://evil.example/admin', 'http://localhost:3000.evil.example/', '/admin'])(
  'a link to %s is not sent',
  (elsewhere) => expect(() => renderVisitorMail({ ...mail, link: elsewhere }, site)).toThrow(),
);

test.each(['light', 'dark'] as const)('the texts have enough contrast in the %s theme', (theme) => {
  const colors = letterColors[theme];
  for (const [front, back] of [
    [colors.ink, colors.paper],
    [colors.ink, colors.surface],
    [colors.soft, colors.paper],
    [colors.soft, colors.surface],
    [colors.link, colors.surface],
    [colors.link, colors.paper],
    [colors.onButton, colors.button],
  ] as const)
    expect(contrast(front, back)).toBeGreaterThanOrEqual(4.5);
});
