import type { ColorToken } from '@studium/shared/town/palette';
import { palette } from '@studium/shared/town/appearance';
import { languages } from '@studium/shared/town/settings';
import { escapeHtml } from '../lib/escapeHtml';
import type { Site } from '../sites';

/** The contents of a letter as plain text. */
export interface Letter {
  language: Site;
  site: string;
  title: string;
  greeting: string;
  lines: readonly string[];
  /** Entries with a line of facts each. */
  items?: readonly { title: string; link: string; facts: readonly string[] }[];
  button?: { label: string; link: string; linkBelow: string };
  notYou: string;
  footer: string;
  /** The link to unsubscribe. */
  unsubscribe?: { label: string; link: string };
}

const letterColorsOf = (theme: Record<ColorToken, string>) => ({
  paper: theme.paper,
  surface: theme.surface,
  ink: theme.ink,
  soft: theme['ink-soft'],
  line: theme.line,
  link: theme.brick,
  button: theme['f-brick'],
  onButton: theme['on-field'],
  mark: theme['f-ochre'],
});

/** The colours of the town; mail programs do not support CSS variables. */
export const letterColors = {
  light: letterColorsOf(palette.light),
  dark: letterColorsOf(palette.dark),
};

const { light, dark } = letterColors;
const text =
  "font-family:Figtree,'Segoe UI',Helvetica,Arial,sans-serif;font-size:16px;line-height:1.6";
const title =
  "font-family:'Bricolage Grotesque',Georgia,serif;font-size:30px;line-height:1.15;font-weight:700";

const paragraph = (words: string, kind: 'ink' | 'soft'): string =>
  `<p class="${kind}" style="margin:0 0 16px;${text};color:${light[kind]}">${escapeHtml(words)}</p>`;

const buttonRows = ({ label, link, linkBelow }: NonNullable<Letter['button']>): string => `
<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px"><tr>
<td class="button" bgcolor="${light.button}" style="border-radius:999px;background:${light.button}"><a class="button on" href="${escapeHtml(link)}" style="display:inline-block;padding:14px 28px;border-radius:999px;${text};font-weight:600;color:${light.onButton};text-decoration:none">${escapeHtml(label)}</a></td>
</tr></table>
<p class="soft" style="margin:0 0 16px;${text};font-size:14px;color:${light.soft}">${escapeHtml(linkBelow)}<br><span class="link" style="color:${light.link};word-break:break-all">${escapeHtml(link)}</span></p>`;

const anchor = (label: string, link: string): string =>
  `<a class="link" href="${escapeHtml(link)}" style="color:${light.link}">${escapeHtml(label)}</a>`;

const itemRows = (items: NonNullable<Letter['items']>): string =>
  items
    .map(
      ({ title: name, link, facts }) =>
        `<p class="ink" style="margin:0 0 16px;${text};color:${light.ink}"><strong>${anchor(name, link)}</strong><br>${escapeHtml(facts.join(' · '))}</p>`,
    )
    .join('\n');

const unsubscribeRow = ({ label, link }: NonNullable<Letter['unsubscribe']>): string =>
  `<p class="soft" style="margin:12px 0 0;${text};font-size:14px;color:${light.soft}">${anchor(label, link)}</p>`;

/** Renders a letter as HTML with tables and inline styles, which all mail programs support. */
export const letterHtml = (letter: Letter): string => `<!doctype html>
<html lang="${letter.language}" dir="${languages[letter.language].direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(letter.title)}</title>
<style>
:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){
.paper{background:${dark.paper}!important}
.surface{background:${dark.surface}!important;border-color:${dark.line}!important}
.ink{color:${dark.ink}!important}
.soft{color:${dark.soft}!important}
.link{color:${dark.link}!important}
.button{background:${dark.button}!important}
.on{color:${dark.onButton}!important}
.mark{background:${dark.mark}!important}
}
</style>
</head>
<body class="paper" style="margin:0;padding:0;background:${light.paper}">
<div role="article" aria-roledescription="email" lang="${letter.language}" aria-label="${escapeHtml(letter.title)}">
<table class="paper" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${light.paper}" style="background:${light.paper}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px">
<tr><td style="padding:0 8px 16px"><span class="ink" style="${title};font-size:24px;color:${light.ink}">${escapeHtml(letter.site)}</span></td></tr>
<tr><td class="surface" bgcolor="${light.surface}" style="padding:32px 28px 20px;border:1px solid ${light.line};border-radius:14px;background:${light.surface};text-align:left">
<div class="mark" style="width:48px;height:6px;margin:0 0 20px;border-radius:999px;background:${light.mark};font-size:0;line-height:0">&nbsp;</div>
<h1 class="ink" style="margin:0 0 20px;${title};color:${light.ink}">${escapeHtml(letter.title)}</h1>
${paragraph(letter.greeting, 'ink')}
${letter.lines.map((line) => paragraph(line, 'ink')).join('\n')}${letter.items ? itemRows(letter.items) : ''}${letter.button ? buttonRows(letter.button) : ''}
${paragraph(letter.notYou, 'soft')}
</td></tr>
<tr><td style="padding:20px 8px 0;text-align:left"><p class="soft" style="margin:0;${text};font-size:14px;color:${light.soft}">${escapeHtml(letter.footer)}</p>${letter.unsubscribe ? unsubscribeRow(letter.unsubscribe) : ''}</td></tr>
</table>
</td></tr></table>
</div>
</body>
</html>`;
