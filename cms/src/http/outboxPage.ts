import { escapeHtml } from '../lib/escapeHtml';
import type { OutboxMessage } from '../mail/readOutbox';

const link = (url: string): string =>
  `<li><a href="${escapeHtml(url)}">${escapeHtml(url)}</a></li>`;

const article = ({ date, to, subject, text, links }: OutboxMessage): string => `
<article>
  <h2>${escapeHtml(subject)}</h2>
  <p>To ${escapeHtml(to)}, <time datetime="${escapeHtml(date)}">${escapeHtml(date)}</time></p>
  <pre>${escapeHtml(text)}</pre>
  <ul>${links.map(link).join('')}</ul>
</article>`;

/** The page that lists the messages of the outbox. */
export const outboxPage = (messages: readonly OutboxMessage[]): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Outbox · Studium</title>
<style>
  body { font: 1rem/1.5 system-ui, sans-serif; max-width: 50rem; margin: 2rem auto; padding: 0 1rem }
  article { border-top: 1px solid #bbb; padding: 1rem 0 }
  pre { white-space: pre-wrap } a { overflow-wrap: anywhere }
</style>
<h1>Outbox</h1>
<p>Mails that would have been sent if SMTP_URL were set, newest first.</p>
${messages.length === 0 ? '<p>None yet.</p>' : messages.map(article).join('')}
</html>`;
