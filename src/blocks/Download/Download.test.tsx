import { screen } from '@testing-library/react';
import { download } from '../../../stories/fixtures/blocks/Download';
import { mapBlockProps } from '../engine/testing/mapBlockProps';
import { renderBlock } from '../engine/testing/renderBlock';

const file = {
  __typename: 'media_Asset' as const,
  title: 'Mappa',
  filename: 'mappa.pdf',
  extension: 'pdf',
  size: '184320',
  url: 'https://cms.example/media/mappa.pdf',
};

it('names files by title or file name, and omits an unknown size', async () => {
  const raw = {
    plainTitle: '',
    files: [file, { ...file, title: null, size: null }, null, { ...file, url: 'javascript:x' }],
  };
  expect(await mapBlockProps('download', raw)).toMatchObject({
    title: null,
    files: [
      {
        title: 'Mappa',
        href: '/media/mappa.pdf',
        kind: 'PDF',
        size: expect.stringMatching(/^184\skB$/),
      },
      { title: 'mappa.pdf', size: null },
    ],
  });
  expect(await mapBlockProps('download', { plainTitle: 'Moduli', files: [] })).toEqual({
    missing: 'file',
  });
});

it.each([
  ['it', download.typical, /^Dieci domande.*PDF, 184 kB$/],
  ['en', download.english, /^Ten questions.*PDF, 184 kB$/],
] as const)('shows type and size before the download, in %s', async (locale, block, name) => {
  await renderBlock(block, locale);
  expect(screen.getByRole('link', { name })).toHaveAttribute('download');
});
