import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { download } from '../../../stories/fixtures/blocks/Download';
import { mapped } from '../testing/mapped';
import { show } from '../testing/show';

const file = {
  __typename: 'media_Asset' as const,
  title: 'Mappa',
  filename: 'mappa.pdf',
  extension: 'pdf',
  size: '184320',
  url: 'https://cms.example/media/mappa.pdf',
};

it('names files by title or file name, and says nothing of a size it does not know', async () => {
  const raw = {
    plainTitle: '',
    files: [file, { ...file, title: null, size: null }, null, { ...file, url: 'javascript:x' }],
  };
  expect(await mapped('download', raw)).toMatchObject({
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
  expect(await mapped('download', { plainTitle: 'Moduli', files: [] })).toEqual({
    missing: 'file',
  });
});

it.each([
  ['it', download.usual, /^Dieci domande.*PDF, 184 kB$/],
  ['en', download.english, /^Ten questions.*PDF, 184 kB$/],
] as const)('tells kind and size before the download, in %s', async (locale, block, name) => {
  const { container } = await show(block, locale);
  expect(screen.getByRole('link', { name })).toHaveAttribute('download');
  expect(await axe(container)).toHaveNoViolations();
});
