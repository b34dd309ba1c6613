/** @jest-environment jsdom */
import { cleanPaste } from './cleanPaste';
import { leftOutText } from './leftOutText';
import { pastedPictures } from './pastedPictures';

const gif = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const hex = Buffer.from(gif, 'base64').toString('hex');
const rtf = String.raw`{\rtf1\ansi {\*\shppict{\pict{\*\picprop{\sp{\sn shapeType}}}\picw10\pich10\pngblip\bliptag-17{\*\blipuid 0a0b}
${hex.slice(0, 20)}
${hex.slice(20)}}}{\nonshppict{\pict\wmetafile8 010203}}Testo}`;

interface Clipboard {
  html: string;
  rtf?: string;
  files?: File[];
}

/** The sizes in bytes of the pictures that can be uploaded. */
function sizesOf({ html, rtf: own = '', files = [] }: Clipboard): number[] {
  const item = () => null;
  const list = Object.assign(files, { item });
  return pastedPictures(cleanPaste(html), { getData: () => own, files: list }).map(
    ({ size }) => size,
  );
}

const file = new File(['1234'], 'x.png', { type: 'image/png' });
const size = Buffer.from(gif, 'base64').length;

test.each<[what: string, clipboard: Clipboard, sizes: number[]]>([
  [
    'pictures inside the text',
    { html: `<p>a<img src="data:image/gif;base64,${gif}"></p>` },
    [size],
  ],
  ['a picture whose end is missing', { html: `<img src="data:image/gif;base64,AAAAA">` }, [3]],
  ['the pictures of Word', { html: '<p>a<img src="file:///C:/a.png"></p>', rtf }, [size]],
  ['the pictures of a mail', { html: '<p>a<img src="cid:1"></p>', rtf }, [size]],
  ['a copied picture', { html: '<img src="https://a.example/a.png">', files: [file] }, [4]],
  ['no picture of another site', { html: '<p>a<img src="https://a.example/a.png"></p>', rtf }, []],
  ['no picture of a text itself', { html: '<p>a</p>', files: [file] }, []],
  ['no drawing', { html: '<img src="data:image/svg+xml;base64,PHN2Zz4=">' }, []],
])('%s can be uploaded', (_, clipboard, sizes) => {
  expect(sizesOf(clipboard)).toEqual(sizes);
});

test('one line says what was left out, in the language of the admin', () => {
  expect(leftOutText({ comments: 2, deleted: 1 }, 'it')).toBe(
    'Non preso dal testo incollato: 1 testo cancellato o barrato e 2 commenti.',
  );
  expect(leftOutText({ pictures: 1, links: 2, notes: 1 }, 'en')).toBe(
    'Left out of the pasted text: 1 footnote, 2 links that lead nowhere, and 1 picture.',
  );
  expect(leftOutText({}, 'it')).toBeNull();
});
