import { routeType } from './routeType';

it.each([
  ['/', 'home'],
  ['/alloggi/una-stanza?q=casa', 'accommodation'],
  ['/en/accommodations', 'accommodations'],
  ['/_next/data/build/it/alloggi.json', 'data'],
  ['/_next/static/chunks/main.js', 'static'],
  ['/fonts/figtree.0a1b2c3d.woff2', 'static'],
  ['/media/room.webp', 'media'],
  ['/api', 'api'],
  ['/api/session', 'api session'],
  ['/api/sessions-of-others', 'other'],
  ['/wp-login.php/x/y', 'other'],
])('%s counts as %s', (url, type) => {
  expect(routeType(url)).toBe(type);
});
