import { breakpoints, media } from './media';

test('the layout changes at 640, 768, 1024 and 1280 pixels', () => {
  expect(Object.values(breakpoints)).toEqual([640, 768, 1024, 1280]);
  expect([media.small, media.tablet, media.desktop, media.wide]).toEqual(
    [640, 768, 1024, 1280].map((width) => `@media (min-width: ${width}px)`),
  );
});
