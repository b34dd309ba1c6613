/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { htmlToLexical } from '../htmlToLexical';
import { lexicalToSimpleHtml } from '../lexicalToHtml';
import { cleanPaste, cleanPlainText } from './cleanPaste';

const corpus = (name: string): string =>
  readFileSync(path.join(__dirname, '../../../test/corpus/paste', name), 'utf8');

/** One block in each line. */
const inLines = (html: string): string =>
  html.replace(/(?<=<\/(?:p|h\d|ul|ol|blockquote|table)>)(?!<\/)/g, '\n');

test.each([
  'word',
  'wordOnline',
  'googleDocs',
  'libreOffice',
  'outlook',
  'webPage',
  'pdf',
  'wordTable',
  'googleTable',
  'excel',
  'libreOfficeTable',
])('a paste from %s becomes what its file says, which the editor can store', (name) => {
  const { html, leftOut } = cleanPaste(corpus(`${name}.html`));
  const result = `${inLines(html)}\n${JSON.stringify(leftOut)}\n`;
  expect(result).toBe(corpus(`${name}.becomes.txt`));
  expect(lexicalToSimpleHtml(htmlToLexical(html))).toBe(html);
});

test('the broken lines of a PDF become paragraphs and lists', () => {
  const html = cleanPlainText(corpus('pdf.txt')) ?? '';
  expect(`${inLines(html)}\n`).toBe(corpus('pdf.txt.becomes.txt'));
});

test.each([
  [
    'La biblioteca resta aperta la\nsera nei giorni di lezione e il\nsabato mattina. Chi entra mo-\nstra la tessera.\n\nOrari',
    '<p>La biblioteca resta aperta la sera nei giorni di lezione e il sabato mattina. Chi entra mostra la tessera.</p><p>Orari</p>',
  ],
  ['1) il libretto\n2) una fotografia', '<ol><li>il libretto</li><li>una fotografia</li></ol>'],
  ['1)Libretto\n\n2)Fotografia', '<ol><li>Libretto</li><li>Fotografia</li></ol>'],
  [
    'Servono:\n1) il libretto con\nla fotografia\n2) il modulo',
    '<p>Servono:</p><ol><li>il libretto con la fotografia</li><li>il modulo</li></ol>',
  ],
])('the plain text %j has its paragraphs and points', (text, becomes) => {
  expect(cleanPlainText(text)).toBe(becomes);
});

test.each([
  'contratto di locazione registrato\ndocumento d’identità valido\ncodice fiscale dello studente',
  'Via dei Tigli 4\n60100 Castelmora',
  'Una riga.\nUn’altra riga, più lunga della prima, che finisce con un punto.',
  'Lunedì\nmartedì\nmercoledì',
  '- uno solo',
  'Parole',
])('the plain text %j is imported by the editor itself', (text) => {
  expect(cleanPlainText(text)).toBeNull();
});

const item = (style: string, mark: string, text: string) =>
  `<p class=MsoListParagraph style='mso-list:${style}'><span style='mso-list:Ignore'>${mark}<span>&nbsp; </span></span>${text}</p>`;

/** What a text becomes, by kind. */
const cases: Record<string, [pasted: string, becomes: string][]> = {
  lists: [
    [
      item('l0 level1 lfo1', 'a)', 'x') + item('l0 level2 lfo1', '§', 'y'),
      '<ol><li>x</li><li><ul><li>y</li></ul></li></ol>',
    ],
    [
      item('l0 level1 lfo1', '1.', 'x') + item('l0 level3 lfo1', '1.1.1', 'y'),
      '<ol><li>x</li><li><ol><li>y</li></ol></li></ol>',
    ],
    [
      item('l0 level2 lfo1', '·', 'x') + item('l0 level1 lfo1', '·', 'y'),
      '<ul><li>x</li><li>y</li></ul>',
    ],
    ['<p>• uno<br>• due</p>', '<ul><li>uno</li><li>due</li></ul>'],
    ['<p>1) uno</p><p>2) due</p>', '<ol><li>uno</li><li>due</li></ol>'],
    ['<p>– Certo, disse.</p><p>Poi tacque.</p>', '<p>– Certo, disse.</p><p>Poi tacque.</p>'],
    ['<p>o la borsa o la vita</p><p>n e m</p>', '<p>o la borsa o la vita</p><p>n e m</p>'],
    [
      '<ul><li><p>uno</p><p>ancora uno</p></li><li>due</li></ul>',
      '<ul><li>uno<br>ancora uno</li><li>due</li></ul>',
    ],
  ],
  headings: [
    ['<h1>A</h1><h2>B</h2><h5>C</h5><h6>D</h6>', '<h2>A</h2><h3>B</h3><h4>C</h4><h4>D</h4>'],
    ['<h3>A</h3><p>x</p>', '<h3>A</h3><p>x</p>'],
    ['<h5>A</h5><h6>B</h6>', '<h4>A</h4><h4>B</h4>'],
    ['<h2><b>A</b><br></h2><h2>&nbsp;</h2>', '<h2>A</h2>'],
    ['<p style="mso-outline-level:2">A</p><p>x</p>', '<h2>A</h2><p>x</p>'],
    [
      '<h2 style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">1.<span>&nbsp;&nbsp; </span></span>A</h2><p>x</p>',
      '<h2>1. A</h2><p>x</p>',
    ],
  ],
  'deleted and hidden text': [
    ['<p>a <del>b</del>c</p>', 'a c'],
    ['<p>€ <s>300</s> 280</p>', '€ 280'],
    ['<p>a<strike> b</strike></p>', 'a'],
    ['<p>a <span style="text-decoration-line:line-through">b</span></p>', 'a'],
    ['<p>a <ins>b</ins></p>', 'a b'],
    ['<p>a<span style="visibility: hidden">b</span><style>p{}</style><o:p></o:p></p>', 'a'],
  ],
  'comments and notes': [
    ['<p>a<sup><a href="#ftnt1" id="ftnt_ref1">[1]</a></sup></p>', 'a'],
    ['<p>a</p><p><a href="#ftnt_ref1" id="ftnt1">[1]</a> nota</p>', 'a'],
    ['<p>a<a href="#cmnt1" id="cmnt_ref1">[a]</a></p>', 'a'],
    ['<p>a<a href="#_edn1" name="_ednref1">[i]</a></p>', 'a'],
    ['<p>a<a class="sdendnoteanc" href="#sdendnote1sym"><sup>i</sup></a></p>', 'a'],
    ['<p>a<span class="FootnoteReference">1</span></p>', 'a'],
    ['<p>a<sup id="fnref:1"><a href="#fn:1">1</a></sup></p>', 'a'],
  ],
  links: [
    [
      '<a href="https://www.google.it/url?sa=t&amp;url=https%3A%2F%2Fa.example%2F&amp;ved=1">x</a>',
      '<a href="https://a.example/">x</a>',
    ],
    [
      '<a href="https://l.facebook.com/l.php?u=https%3A%2F%2Fa.example%2F%3Ffbclid%3D1">x</a>',
      '<a href="https://a.example/">x</a>',
    ],
    ['<a href="file:///Z:/a.pdf">x</a>', 'x'],
    ['<a href="about:blank">x</a>', 'x'],
    ['<a name="x"></a>x<a href="https://a.example/"> </a>', 'x'],
    ['<a href="#_Toc1">x</a>', 'x'],
    ['<a href="pagina.html">x</a>', 'x'],
    ['<a href="www.a.example">x</a>', '<a href="https://www.a.example">x</a>'],
    ['<a href="tel:+39071123">x</a>', '<a href="tel:+39071123">x</a>'],
    [
      '<a href="https://a.example/?q=x%20y&amp;b=,">x</a>',
      '<a href="https://a.example/?q=x%20y&amp;b=,">x</a>',
    ],
    [
      '<a href="https://www.google.com/search?q=x">x</a>',
      '<a href="https://www.google.com/search?q=x">x</a>',
    ],
  ],
  'spaces and characters': [
    ['<p>a&nbsp;&nbsp; b &nbsp;c</p>', 'a b c'],
    ['<p>€&nbsp;5</p>', '€\u00a05'],
    ['<p>univer\u00adsità\u200b\ufeff</p>', 'università'],
    ['<p>a <b> b</b> c</p>', 'a <strong>b</strong> c'],
    [
      '<p>x<sup>2</sup> y<span style="vertical-align:super">3</span></p>',
      'x<sup>2</sup> y<sup>3</sup>',
    ],
    ['<p>H<sub>2</sub>O &lt;b&gt;</p>', 'H<sub>2</sub>O &lt;b&gt;'],
  ],
  tables: [
    [
      '<table><tr><td>Lunedì</td><td>9–13</td></tr><tr><td>Martedì</td><td>chiuso</td></tr></table>',
      '<table><tbody><tr><th scope="row">Lunedì</th><td>9–13</td></tr><tr><th scope="row">Martedì</th><td>chiuso</td></tr></tbody></table>',
    ],
    [
      '<table><tr><td>Tipo</td><td>Prezzo</td></tr><tr><td>Singola</td><td>€ 300</td></tr></table>',
      '<table><thead><tr><th scope="col">Tipo</th><th scope="col">Prezzo</th></tr></thead><tbody><tr><td>Singola</td><td>€ 300</td></tr></tbody></table>',
    ],
    [
      '<table><tr><th></th><th>A</th></tr><tr><th>x</th><td>1</td></tr></table>',
      '<table><thead><tr><td></td><th scope="col">A</th></tr></thead><tbody><tr><th scope="row">x</th><td>1</td></tr></tbody></table>',
    ],
    [
      '<table><caption>Orari</caption><tr><th>A</th><th>B</th></tr><tr><td rowspan=2>1</td><td>2</td></tr><tr><td>3</td></tr></table>',
      '<table><caption>Orari</caption><thead><tr><th scope="col">A</th><th scope="col">B</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr><tr><td>1</td><td>3</td></tr></tbody></table>',
    ],
    [
      '<table><tr><td colspan=2><b>Tariffe</b></td></tr><tr><td>A</td><td>B</td></tr><tr><td>c</td><td>d<br>e</td></tr><tr><td></td><td> </td></tr></table>',
      '<table><caption>Tariffe</caption><thead><tr><th scope="col">A</th><th scope="col">B</th></tr></thead><tbody><tr><td>c</td><td>d<br>e</td></tr></tbody></table>',
    ],
    ['<table><tr><td><p>a</p></td><td><p>b</p></td></tr></table>', '<p>a</p><p>b</p>'],
    [
      '<table role="presentation"><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></table>',
      '<p>a</p><p>b</p><p>c</p><p>d</p>',
    ],
    [
      '<table><tr><td><table><tr><td>a</td></tr></table></td><td>b</td></tr><tr><td>c</td><td>d</td></tr></table>',
      '<p>a</p><p>b</p><p>c</p><p>d</p>',
    ],
  ],
  paragraphs: [
    ['<span>parola</span>', 'parola'],
    ['a<br><br>b', '<p>a</p><p>b</p>'],
    ['<div>a</div><div><br></div><div>b</div>', '<p>a</p><p>b</p>'],
    ['<p>a</p>b<p>c</p>', '<p>a</p><p>b</p><p>c</p>'],
    ['<blockquote><ul><li>a</li></ul></blockquote>', '<ul><li>a</li></ul>'],
    [
      '<b style="font-weight:normal"><p>a</p><p><b>b</b></p></b>',
      '<p>a</p><p><strong>b</strong></p>',
    ],
  ],
};

describe.each(Object.entries(cases))('%s', (_, ofKind) => {
  test.each(ofKind)('%s', (pasted, becomes) => {
    expect(cleanPaste(pasted).html).toBe(becomes);
  });
});
