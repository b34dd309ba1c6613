import { pageStyles } from './pageStyles';

it('the style of focus has no specificity, so that components keep their own corners', () => {
  expect(pageStyles.match(/[^{}]*:focus-visible[^{]*\{[^}]*border-radius/g)).toEqual([
    expect.stringMatching(/^:where\(:focus-visible\)\{/),
  ]);
});
