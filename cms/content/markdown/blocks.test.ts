import { everyBlock } from '../../test/everyBlock';
import type { BlockSeed } from './blockSchema';
import { Problems } from '../Problems';
import { References } from '../References';
import { readBlocks } from './readBlocks';
import { writeBlocks } from './writeBlocks';

/** Reads a text that begins on line 10 of a file. */
function read(text: string): { blocks: BlockSeed[]; problems: string[] } {
  const collected = { problems: new Problems(), references: new References() };
  const blocks = readBlocks({ text, file: 'page.it.md', firstLine: 10, collected });
  return { blocks, problems: collected.problems.lines() };
}

describe('a text with blocks', () => {
  it('has the fields of the CMS', () => {
    const { blocks, problems } = read(`
Una **casa** e un [numero](tel:112).

- uno
- due

::title[Quanto costa: poco]{size=small}

::::columns{desktop=4 background=sand only="tablet desktop"}
:::card[Primi passi]{image=castelmora link=pages/first-steps linkText="Una cosa per volta"}
La prima settimana.
:::

:::buttons{style=text}
- [Letti](categories/accommodations/beds)
- [Fuori](https://example.org "new window")
:::
::::

::list-events{tags="free outdoors" number=3 slider}
`);
    expect(problems).toEqual([]);
    expect(blocks).toEqual([
      {
        type: 'textContent',
        html: '<p>Una <strong>casa</strong> e un <a href="tel:112">numero</a>.</p><ul><li>uno</li><li>due</li></ul>',
      },
      { type: 'titleContent', plainTitle: 'Quanto costa: poco', fontSize: 'small' },
      {
        type: 'columns',
        columnNumberMobile: 1,
        columnNumberTablet: 2,
        columnNumberDesktop: 4,
        columnNumberWide: 4,
        backgroundColor: 'sand',
        responsiveVisibility: ['tablet', 'desktop'],
        children: [
          {
            type: 'card',
            plainTitle: 'Primi passi',
            image: 'castelmora',
            html: '<p>La prima settimana.</p>',
            link: { text: 'Una cosa per volta', entry: { section: 'pages', key: 'first-steps' } },
          },
          {
            type: 'buttons',
            orientation: 'horizontal',
            buttonStyle: 'text',
            buttons: [
              { text: 'Letti', category: { group: 'accommodationsCategories', key: 'beds' } },
              { text: 'Fuori', url: 'https://example.org', newWindow: true },
            ],
          },
        ],
      },
      {
        type: 'listEvents',
        listFilter: 'tag',
        listTags: ['free', 'outdoors'],
        elementQuantity: 3,
        isSliderSettings: true,
      },
    ]);
  });

  it('keeps characters that mean something in Markdown or HTML', () => {
    const text = 'Alle 9:parte, 2 < 3 & JWT_TOKEN, *non* [qui] `né` qui';
    const html = `<p>${text.replace(' & ', ' &amp; ').replace(' < ', ' &lt; ')}</p>`;
    const blocks: BlockSeed[] = [
      { type: 'titleContent', plainTitle: text },
      { type: 'textContent', html },
    ];
    expect(read(writeBlocks(blocks))).toEqual({ blocks, problems: [] });
  });

  it('separates two texts only where a directive does', () => {
    const [first, second, third]: BlockSeed[] = ['<p>a</p>', '<p>b</p>', '<p>c</p>'].map(
      (html) => ({ type: 'textContent', html }),
    );
    const blocks = [first, second, third].flatMap((block) => block ?? []);
    expect(read(writeBlocks(blocks)).blocks).toEqual(blocks);
    expect(read('a\n\nb').blocks).toEqual([{ type: 'textContent', html: '<p>a</p><p>b</p>' }]);
  });
});

describe('blocks that are written and read again', () => {
  it('are the same for every type', () => {
    const { blocks, problems } = read(writeBlocks(everyBlock));
    expect(problems).toEqual([]);
    expect(blocks).toMatchObject(everyBlock);
    expect(read(writeBlocks(blocks)).blocks).toEqual(blocks);
  });

  it('keep a list inside a list', () => {
    const text = '- one\n  - two\n  - **three**\n    1. four\n- five\n';
    const { blocks, problems } = read(text);
    expect(problems).toEqual([]);
    expect(blocks).toEqual([
      {
        type: 'textContent',
        html: '<ul><li>one</li><li><ul><li>two</li><li><strong>three</strong></li><li><ol><li>four</li></ol></li></ul></li><li>five</li></ul>',
      },
    ]);
    expect(writeBlocks(blocks)).toBe(text);
  });

  it('keep a table', () => {
    const text = `Orari:

<table>
<caption>Sale</caption>
<thead>
<tr><td></td><th scope="col">Posti &amp; ore</th></tr>
</thead>
<tbody>
<tr><th scope="row">Sud</th><td>40<br><a href="pages/first-steps">come</a></td></tr>
</tbody>
</table>
`;
    const { blocks, problems } = read(text);
    expect(problems).toEqual([]);
    const html = text.replaceAll('\n', '').replace('Orari:', '<p>Orari:</p>');
    expect(blocks).toEqual([{ type: 'textContent', html }]);
    expect(writeBlocks(blocks)).toBe(text);
  });

  it('keep raised and lowered text', () => {
    const text = 'Una stanza di 14 m<sup>2</sup>, poca CO<sub>2</sub>.\n';
    const { blocks, problems } = read(text);
    expect(problems).toEqual([]);
    expect(blocks).toEqual([{ type: 'textContent', html: `<p>${text.trim()}</p>` }]);
    expect(writeBlocks(blocks)).toBe(text);
  });
});

describe('a problem names the line, the block and the attribute', () => {
  it.each([
    ['::tittle[Ciao]', 'page.it.md, line 10: ::tittle is not a block; the blocks are '],
    ['Ciao\n\n::title', 'page.it.md, line 12: the words in brackets of ::title is missing.'],
    ['::title[Ciao]{size=huge}', 'line 10: size of ::title must be one of: small, medium, large.'],
    ['::title[Ciao]{colour=sand}', 'line 10: ::title has no attribute colour; it can have level, '],
    ['::title[*Ciao*]', 'line 10: the words in brackets are plain text'],
    ['::spacer{desktop=big mobile=0}', 'line 10: desktop of ::spacer must be a number.'],
    ['::spacer{desktop=900}', 'line 10: desktop of ::spacer must be 400 or less.'],
    ['::list-news{number=0}', 'line 10: number of ::list-news must be 1 or more.'],
    [':::columns{mobile=8}\n:::', 'line 10: mobile of ::columns must be 6 or less.'],
    ['::embed{url=film.example}', 'line 10: url of ::embed must be an address, such as https://…'],
    ['::list-news{slider=yes}', 'line 10: slider of ::list-news is written without a value.'],
    ['::group', 'line 10: this block is written :::group and has an end :::.'],
    [':::title[Ciao]\n:::', 'line 10: this block is written ::title, on one line.'],
    [':::group\nCiao', 'line 10: :::group has no end'],
    ['::::group\n:::group\nCiao\n::::', 'line 11: :::group has no end'],
    [':::buttons\nCiao\n:::', 'line 10: :::buttons contains a list of links'],
    [':::buttons\n- Ciao\n:::', 'line 11: each point is one link'],
    [':::links\n- [x](page/home)\n:::', 'line 11: the link “page/home” must lead to an entry'],
    ['::icon{icon=a link=tel:112}', 'line 10: ::icon has a link, but no linkText.'],
    [':::slider\nCiao\n:::', 'line 11: :::slider contains lines such as ::slide'],
    [':::gallery\n::title[x]\n:::', 'line 11: :::gallery contains lines such as ::images'],
    [':::gallery\n::video{poster=x}\n:::', 'line 11: ::video must be ::images'],
    ['---', 'line 10: write ::separator for a line between blocks.'],
    ['# Ciao', 'line 10: a heading in a text begins with ##, ### or ####.'],
    ['<b>Ciao</b>', 'line 10: a text can contain **bold**'],
    ['<table><tr><td>a</tr></table>', 'line 10: a table is one <table>'],
    ['<table>\n<tr><td>a</td></tr>\n</table>\nb', 'line 10: a table is one <table>'],
    ['<table><tr><td><script>a</script></td></tr></table>', 'line 10: a table is one <table>'],
    [
      '<table><tr><td><a href="page/home">a</a></td></tr></table>',
      'line 10: the link “page/home” must lead to an entry',
    ],
    ['m<sup>2', 'line 10: a text can contain **bold**'],
    ['![Ciao](x)', 'line 10: a text can contain **bold**'],
    ['[Ciao](page/home)', 'line 10: the link “page/home” must lead to an entry'],
    [
      '- a\n\n  b',
      'line 10: a quote, or one point of a list, can contain one paragraph, and a point also lists.',
    ],
    [
      ':::hero{image=x}\n:::group\n:::\n:::',
      'page.it.md, line 13: “:::” is not a block or its end.',
    ],
  ])('%j', (text, sentence) => {
    expect(read(text).problems.join('\n')).toContain(sentence);
  });
});
