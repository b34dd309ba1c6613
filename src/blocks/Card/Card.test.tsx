import { screen } from '@testing-library/react';
import { card } from '../../../stories/fixtures/blocks/Card';
import { divideWidth, fullContentWidth } from '../engine/availableWidth';
import { mapBlockProps, rawLink } from '../engine/testing/mapBlockProps';
import { rawPicture } from '../engine/testing/rawBlocks';
import { renderBlock } from '../engine/testing/renderBlock';

const raw = {
  image: [{ ...rawPicture('sala', 'La sala'), __typename: 'media_Asset' as const }],
  plainTitle: 'Studiare la sera',
  textContent: '<p onclick="x()">Fino a <b>mezzanotte</b>.</p>',
  fieldLink: rawLink('Orari', '/servizi/sala'),
};

it('sanitises its text, and has the sizes of its picture', async () => {
  const availableWidth = divideWidth(fullContentWidth, {
    mobile: 1,
    tablet: 2,
    desktop: 4,
    wide: 4,
  });
  expect(await mapBlockProps('card', raw, { headingLevel: 4, availableWidth })).toMatchObject({
    level: 4,
    html: '<p>Fino a mezzanotte.</p>',
    sizes:
      '(min-width: 1024px) min(23vw, 352px), (min-width: 768px) min(46vw, 704px), min(60vw, 1408px)',
    image: { alt: 'La sala' },
    link: { href: '/servizi/sala' },
  });
});

it('has a smaller picture where it is wide, because the text stands beside it', async () => {
  expect(await mapBlockProps('card', raw)).toMatchObject({
    sizes: '(min-width: 768px) min(40vw, 620px), min(60vw, 1408px)',
  });
});

it('requires only a heading', async () => {
  const bare = { image: [], plainTitle: 'Lunedì', textContent: null, fieldLink: null };
  expect(await mapBlockProps('card', bare)).toMatchObject({ image: null, html: '', link: null });
  expect(await mapBlockProps('card', { ...raw, plainTitle: null })).toEqual({ missing: 'title' });
});

it.each([card.typical, card.bare])('is an article with a heading', async (block) => {
  await renderBlock(block);
  const article = screen.getByRole('article');
  expect(article).toContainElement(screen.getByRole('heading', { name: block.props.title }));
  expect(screen.queryAllByRole('link')).toHaveLength(block.props.link ? 1 : 0);
});
