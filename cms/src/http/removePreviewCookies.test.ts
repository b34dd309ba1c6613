import { removePreviewCookies } from './removePreviewCookies';

it('keeps the editor’s own cookies, in their order', () => {
  const header =
    '__prerender_bypass=1; studium-cms-token=a=b; __next_preview_data=x.y.z; theme=dark';
  expect(removePreviewCookies(header)).toBe('studium-cms-token=a=b; theme=dark');
});

it('returns an empty header when all cookies are of a preview', () => {
  expect(removePreviewCookies('__prerender_bypass=1')).toBe('');
});
