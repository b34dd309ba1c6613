import { divideWidth, fullContentWidth, limitWidth, toSizesAttribute } from './availableWidth';

const two = { mobile: 1, tablet: 2, desktop: 2, wide: 2 };

it.each([
  ['the page', fullContentWidth, 'min(92vw, 736px)'],
  ['one of two columns', divideWidth(fullContentWidth, two), 'min(46vw, 704px)'],
  [
    'one of two narrow columns',
    divideWidth(limitWidth(fullContentWidth, 'narrow'), two),
    'min(46vw, 368px)',
  ],
])('the picture of a narrow block in %s is as wide as the block', (_, width, sizes) => {
  const attribute = toSizesAttribute(limitWidth(width, 'narrow'));
  expect(attribute).toContain(`(min-width: 768px) ${sizes}, `);
});
