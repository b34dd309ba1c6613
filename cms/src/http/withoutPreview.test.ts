import { withoutPreview } from './withoutPreview';

it('keeps the editor’s own cookies, in their order', () => {
  const header =
    '__prerender_bypass=1; studium-cms-token=a=b; __next_preview_data=x.y.z; theme=dark';
  expect(withoutPreview(header)).toBe('studium-cms-token=a=b; theme=dark');
});

it('leaves nothing of nothing', () => {
  expect(withoutPreview('__prerender_bypass=1')).toBe('');
});
