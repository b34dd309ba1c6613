import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { card } from '../../../stories/fixtures/blocks/Card';
import { divided, wholeContent } from '../share';
import { mapped, rawLink } from '../testing/mapped';
import { rawPicture } from '../testing/place';
import { show } from '../testing/show';

const raw = {
  image: [{ ...rawPicture('sala', 'La sala'), __typename: 'media_Asset' as const }],
  plainTitle: 'Studiare la sera',
  textContent: '<p onclick="x()">Fino a <b>mezzanotte</b>.</p>',
  fieldLink: rawLink('Orari', '/servizi/sala'),
};

it('shows only what is harmless of its text, and knows how wide its picture gets', async () => {
  const share = divided(wholeContent, { mobile: 1, tablet: 2, desktop: 4, wide: 4 });
  expect(await mapped('card', raw, { headingLevel: 4, share })).toMatchObject({
    level: 4,
    html: '<p>Fino a mezzanotte.</p>',
    sizes:
      '(min-width: 1024px) min(23vw, 352px), (min-width: 768px) min(46vw, 704px), min(60vw, 1408px)',
    image: { alt: 'La sala' },
    link: { href: '/servizi/sala' },
  });
});

it('can do without all but its heading', async () => {
  const bare = { image: [], plainTitle: 'Lunedì', textContent: null, fieldLink: null };
  expect(await mapped('card', bare)).toMatchObject({ image: null, html: '', link: null });
  expect(await mapped('card', { ...raw, plainTitle: null })).toEqual({ missing: 'title' });
});

it.each([card.usual, card.bare])('is an article with a heading, accessible', async (block) => {
  const { container } = await show(block);
  const article = screen.getByRole('article');
  expect(article).toContainElement(screen.getByRole('heading', { name: block.props.title }));
  expect(screen.queryAllByRole('link')).toHaveLength(block.props.link ? 1 : 0);
  expect(await axe(container)).toHaveNoViolations();
});
