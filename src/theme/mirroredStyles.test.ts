import { mirroredStyles } from './mirroredStyles';
import { pageStyles } from './pageStyles';

it('mirrors arrows in a town with a language from right to left', () => {
  expect(mirroredStyles([{ direction: 'ltr' }, { direction: 'rtl' }])).toContain('#arrow');
});

it('costs the pages of other towns nothing', () => {
  expect(mirroredStyles([{ direction: 'ltr' }])).toBe('');
  expect(pageStyles).not.toContain('rtl');
});
