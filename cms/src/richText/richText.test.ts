import { htmlToLexical } from './htmlToLexical';
import { lexicalToHtml, lexicalToSimpleHtml } from './lexicalToHtml';
import { decodeHtml } from './parseHtml';

const resolveToNull = () => null;
const roundTrip = (html: string) => lexicalToHtml(htmlToLexical(html), resolveToNull);

test.each([
  '<p>Una <strong>camera</strong> con <em>vista</em>.</p>',
  '<p><strong><em>Both</em></strong> and plain</p>',
  '<h2>Regole</h2><ul><li>No smoking</li><li>Silence after <strong>23</strong></li></ul>',
  '<ol><li>First</li><li>Second</li></ol>',
  '<h3>Terms</h3><h4>More</h4><blockquote>Said so</blockquote>',
  '<p>Write to <a href="mailto:ada@example.org">Ada</a> &amp; wait &lt;here&gt;.</p>',
  '<p>One<br>two</p>',
  '<p>14 m<sup>2</sup>, <strong>CO<sub>2</sub></strong></p>',
])('does not change %s in a round trip through the editor', (html) => {
  expect(roundTrip(html)).toBe(html);
  expect(lexicalToSimpleHtml(htmlToLexical(html))).toBe(html);
});

test('a list inside a point, which the editor stores as a point of its own, is in its point for visitors', () => {
  const stored = '<ul><li>one</li><li><ol><li>two</li><li>three</li></ol></li></ul>';
  expect(lexicalToSimpleHtml(htmlToLexical(stored))).toBe(stored);
  expect(roundTrip(stored)).toBe('<ul><li>one<ol><li>two</li><li>three</li></ol></li></ul>');
});

test('white space between blocks is removed, and text outside blocks becomes a paragraph', () => {
  expect(roundTrip('<ul>\n  <li>a</li>\n</ul>\n<p>b\n  c</p>')).toBe(
    '<ul><li>a</li></ul><p>b c</p>',
  );
  expect(roundTrip('loose <em>text</em>')).toBe('<p>loose <em>text</em></p>');
});

test('a tag that the editor does not support is refused, and so is one that is not closed', () => {
  expect(() => htmlToLexical('<script>x</script>')).toThrow('<script>');
  expect(() => htmlToLexical('<p>x')).toThrow('not closed');
  expect(() => htmlToLexical('<p>x</em></p>')).toThrow('closes nothing');
});

const link = (fields: unknown) => ({
  root: {
    type: 'root',
    children: [
      {
        type: 'paragraph',
        children: [{ type: 'link', fields, children: [{ type: 'text', text: 'x' }] }],
      },
    ],
  },
});

test('a link to an element gets its URL, or becomes plain text if it has none', () => {
  const internal = link({ linkType: 'internal', doc: { relationTo: 'pages', value: 3 } });
  expect(lexicalToHtml(internal, ({ relationTo, id }) => `https://x.org/${relationTo}/${id}`)).toBe(
    '<p><a href="https://x.org/pages/3">x</a></p>',
  );
  expect(lexicalToHtml(internal, resolveToNull)).toBe('<p>x</p>');
});

test('a link to a script becomes plain text', () => {
  expect(
    lexicalToHtml(link({ linkType: 'custom', url: 'javascript:alert(1)' }), resolveToNull),
  ).toBe('<p>x</p>');
});

test('an empty rich text is converted to null', () => {
  expect(lexicalToHtml(null, resolveToNull)).toBeNull();
  expect(lexicalToHtml({ root: { type: 'root', children: [] } }, resolveToNull)).toBeNull();
});

test.each([
  '<p>Una <strong>camera con <em>vista</em> e bagno</strong>.</p>',
  '<p><em>Uno <strong>due</strong> tre</em></p>',
  '<p><strong>Uno<br>due</strong></p>',
  '<p><a href="pages/home" target="_blank"><strong>x</strong></a> a  b\u00a0c &lt;d&gt;</p>',
])('%s is stored and read without a change, with one tag around what belongs together', (html) => {
  const once = lexicalToSimpleHtml(htmlToLexical(html));
  expect(lexicalToSimpleHtml(htmlToLexical(once))).toBe(once);
  expect(once.replace(/<\/?(strong|em|a)\b[^>]*>/g, '')).toBe(
    html.replace(/<\/?(strong|em|a)\b[^>]*>/g, ''),
  );
  expect(once.match(/<(strong|em)>/g)?.length).toBe(html.match(/<(strong|em)>/g)?.length);
});

test('a link to a document is stored with the document', () => {
  const stored = htmlToLexical('<p><a href="pages/home">x</a></p>', (href) =>
    href === 'pages/home' ? { relationTo: 'pages', value: 3 } : undefined,
  );
  expect(lexicalToSimpleHtml(stored, ({ relationTo, id }) => `${relationTo}/${id}`)).toBe(
    '<p><a href="pages/3">x</a></p>',
  );
});

test('a pasted address without https:// becomes a link', () => {
  const pasted = link({ linkType: 'custom', url: 'www.example.org/a' });
  expect(lexicalToHtml(pasted, resolveToNull)).toBe(
    '<p><a href="https://www.example.org/a">x</a></p>',
  );
  expect(lexicalToSimpleHtml(pasted)).toContain('href="www.example.org/a"');
});

test('a name that every object has is no entity and no tag', () => {
  expect(decodeHtml('&constructor; &toString; &amp;')).toBe('&constructor; &toString; &');
  const text = { type: 'text', text: 'x' };
  const root = { type: 'root', children: [{ type: 'constructor', children: [text] }] };
  expect(lexicalToHtml({ root }, resolveToNull)).toBe('x');
});
