import { localeInfo } from '@/routing/locales';
import { declare } from './declare';
import { fontFaces, fontStack } from './fonts';
import { groundStyles } from './groundStyles';
import { hueStyles } from './hue';
import { listHeadingStyles } from './listHeadingStyles';
import { mirroredStyles } from './mirroredStyles';
import { declareDark, light, measures } from './tokens';

const darkTheme = `${declareDark()}
  --shadow: 0 1px 2px rgb(0 0 0 / 0.4), 0 16px 40px -8px rgb(0 0 0 / 0.6);
  --picture: brightness(0.88);
  --night-dye: #6a64a8;`;

/**
 * Tokens, base styles and styles that belong to no component. They are static, so the document has them in
 * its head and no page loads them as JavaScript.
 */
export const pageStyles = minify(`
  ${fontFaces}
  :root {
    color-scheme: light dark;
    ${declare(light)}
    ${declare(measures)}
    --display: ${fontStack('Bricolage Grotesque')};
    --text: ${fontStack('Figtree')};
    --shadow: 0 1px 2px rgb(35 26 43 / 0.08), 0 12px 32px -8px rgb(35 26 43 / 0.22);
    --shadow-bar: 0 -8px 24px -12px rgb(35 26 43 / 0.28);
    --hue: var(--brick);
    --field: var(--f-brick);
    --tint: var(--t-brick);
    --on-hue: var(--on-field);
    --picture: none;
    --night-dye: none;
    --dock: 0px;
    --tray: 0px;
  }
  /* Only on screens, because printed pages are white in every theme. */
  @media screen and (prefers-color-scheme: dark) {
    :root:not([data-theme='light']) {
      ${darkTheme}
    }
  }
  @media screen {
    :root[data-theme='light'] { color-scheme: light; }
    :root[data-theme='dark'] {
      color-scheme: dark;
      ${darkTheme}
    }
  }
  /* The page ends above the bar that is docked at the bottom edge of phones. */
  @media (max-width: 1023.98px) and (min-height: 26rem) {
    :root { --dock: calc(var(--bar) + env(safe-area-inset-bottom, 0px)); }
    :root:has([data-dock='price']) { --dock: calc(4.5rem + env(safe-area-inset-bottom, 0px)); }
  }

  /* The tray with the compared entries covers the lower edge of the page until it is opened or cleared. */
  @media (min-height: 26rem) {
    :root:has([data-tray]) { --tray: 4.5rem; }
  }

  ${hueStyles}
  ${groundStyles}
  ${listHeadingStyles}
  ${mirroredStyles(Object.values(localeInfo))}

  /* A text that starts with a heading starts a section; a row of accordions has only lines between them. These
     rules are here, because styles of components are scripts. */
  [data-block^=text]+[data-block^=text][data-block]:has(div>:is(h2,h3,h4):first-child) {
    margin-top: calc(2rem * var(--flow, 1));
  }
  [data-block^=acc]+[data-block^=acc][data-block]:not([data-ground]) { margin-top: 0; }

  *, *::before, *::after { box-sizing: border-box; }
  html {
    -webkit-text-size-adjust: 100%;
    scroll-padding-top: calc(var(--header) + 1rem);
    scroll-padding-bottom: calc(var(--dock) + var(--tray) + 1rem);
  }
  /* The page does not scroll behind a dialog. Where the scroll bar took space (data-gutter), the space stays
     and has the colour of the page under the backdrop. */
  html { transition: background var(--slow) var(--ease); }
  html:has(dialog:modal) { overflow: hidden; }
  html[data-gutter]:has(dialog:modal) {
    scrollbar-gutter: stable;
    background: color-mix(in srgb, var(--f-ink) 72%, var(--paper));
  }
  body { margin: 0; background: var(--paper); color: var(--fg); font: 400 var(--fs-body)/1.6 var(--text); }
  h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, fieldset, blockquote { margin: 0; padding: 0; border: 0; }
  ul, ol { list-style: none; }
  h1, h2, h3, h4, h5, h6 {
    font-family: var(--display);
    font-weight: 700;
    line-height: 1.05;
    letter-spacing: -0.022em;
    text-wrap: balance;
    overflow-wrap: anywhere;
  }
  h1 { font-size: var(--fs-h1); }
  h2 { font-size: var(--fs-h2); }
  h3, h4, h5, h6 { font-size: var(--fs-h3); line-height: 1.15; }
  p { max-width: var(--measure); text-wrap: pretty; }
  /* Like dir="auto" on each of them: an editor may write a language of the other direction. In a flex container only
     the element around the text can have it. */
  :is(h1, h2, h3, h4, h5, h6, p, li, a, caption, figcaption), a span { unicode-bidi: plaintext; }
  img, svg { display: block; max-width: 100%; }
  .icon {
    flex: none;
    width: 1.25em;
    height: 1.25em;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.9;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  a { color: inherit; }
  /* Links of the footer are high enough for a finger; a long address breaks where text is large. */
  footer :is(p, li) > a { overflow-wrap: anywhere; padding-block: 0.3rem; }
  button, input, select, textarea { font: inherit; color: inherit; }
  /* Safari on iPhones zooms the page when a field with a smaller font size gets the focus. */
  input, select, textarea { font-size: max(1em, 16px); }
  button { cursor: pointer; }
  /* Without specificity, so that every component keeps its own corners in focus. */
  :where(:focus-visible) { outline: 3px solid var(--focus); outline-offset: 3px; border-radius: 6px; }
  [tabindex='-1']:focus-visible { outline: none; }
  ::selection { background: var(--f-ochre); color: var(--on-ochre); }

  /* Reserves the space of the feedback form, which loads when the visitor scrolls near it. */
  @media screen {
    [data-feedback] { min-height: calc(6.5rem + var(--section)); }
  }

  /* Hides Next's own announcer, because the site has its own (shell/RouteAnnouncer). */
  next-route-announcer { display: none; }
  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after {
      animation: none !important;
      transition: none !important;
      scroll-behavior: auto !important;
    }
  }
  @media (max-height: 26rem) {
    html { scroll-padding-top: 1rem; }
  }
  @media (forced-colors: active) {
    header a[aria-label]:has(> svg) { border: 1px solid; }
    /* The background of the current link is not visible. */
    [aria-current]:not(:focus-visible) { outline: 2px solid; }
  }
  @media print {
    /* Coloured backgrounds cost ink, so the page prints black text on white paper. The dark theme is only for screens. */
    :root { color-scheme: light; --paper: #fff; --t-sand: #fff; --dock: 0px; --picture: none; }
    [data-ground] { --fg: var(--ink); --fg-soft: var(--ink-soft); --link: var(--ink); background: none !important; color: var(--ink) !important; }
    [data-print='hide'] { display: none !important; }
    body { font-size: 10.5pt; }
    a:is([href^=http], [href^=mailto])::after { content: ' (' attr(href) ')'; font-size: 0.85em; overflow-wrap: anywhere; }
    h2, h3 { break-after: avoid; }
    img, figure, li, main div>aside>* { break-inside: avoid; }
    /* The side column of a detail follows the text, with its panels in two columns. */
    main div:has(>aside) { display: block !important; }
    main div>aside { position: static !important; display: block !important; margin-top: 1.5rem; columns: 2; }
    main div>aside>* { margin-bottom: 0.875rem; }
    /* Pictures of a gallery are small, in one row. */
    ul:has(>li>a[href*=media]>img) { display: flex !important; height: 4.5cm; }
    li:has(>a[href*=media]>img) { flex: 1; aspect-ratio: auto !important; }
    @page { margin: 16mm; }
  }
`);

/** Removes comments, unneeded spaces and zeros before a decimal point, because every page has these styles in its HTML. */
function minify(css: string): string {
  return css
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,>]) ?/g, '$1')
    .replace(/(?<![\w.])0\.(?=\d)/g, '.')
    .replaceAll(': ', ':')
    .replaceAll(';}', '}')
    .trim();
}
