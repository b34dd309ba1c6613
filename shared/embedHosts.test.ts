import { findEmbed } from './embedHosts.mjs';

const youtube = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?rel=0&autoplay=1';

it.each([
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', youtube],
  ['https://m.youtube.com/watch?app=desktop&v=aqz-KE-bpKQ&feature=share', youtube],
  ['http://youtube.com/shorts/aqz-KE-bpKQ', youtube],
  ['https://youtu.be/aqz-KE-bpKQ?si=abc&t=1m30s', `${youtube}&start=90`],
  ['https://youtu.be/aqz-KE-bpKQ/', youtube],
  ['https://www.youtube.com/live/aqz-KE-bpKQ/?feature=share', youtube],
  ['https://music.youtube.com/watch?v=aqz-KE-bpKQ', youtube],
  ['https://vimeo.com/76979871/', 'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1'],
  [
    'https://vimeo.com/showcase/7008490/video/76979871',
    'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1',
  ],
  ['https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ', youtube],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1'],
  [
    'https://vimeo.com/76979871/8272103f6e',
    'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1&h=8272103f6e',
  ],
  [
    'https://vimeo.com/channels/staffpicks/76979871',
    'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1',
  ],
  [
    'https://www.openstreetmap.org/?mlat=45.1&mlon=10.2#map=16/45.1/10.2',
    'https://www.openstreetmap.org/export/embed.html?bbox=10.19228%2C45.09693%2C10.20772%2C45.10307&layer=mapnik&marker=45.1%2C10.2',
  ],
  [
    'https://www.openstreetmap.org/export/embed.html?bbox=10.1%2C45%2C10.3%2C45.2&layer=mapnik&x=<b>',
    'https://www.openstreetmap.org/export/embed.html?bbox=10.1%2C45%2C10.3%2C45.2&layer=mapnik',
  ],
])('%s is converted to an embeddable address', (address, src) => {
  expect(findEmbed(address)?.src).toBe(src);
});

it.each([
  null,
  '',
  'aqz-KE-bpKQ',
  'javascript:alert(1)//youtube.com',
  'data:text/html,<script>',
  'https://evil.example/watch?v=aqz-KE-bpKQ',
  'https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ',
  'https://youtube.com@evil.example/watch?v=aqz-KE-bpKQ',
  'https://www.youtube.com/watch?v="><script>',
  'https://www.youtube.com/@studium',
  'https://vimeo.com/about',
  'https://www.openstreetmap.org/about',
  'https://www.openstreetmap.org/export/embed.html?bbox=<script>',
  '/embed/../api/session',
  '/embed/castelmora.html?next=//evil.example',
  'https://evil.example/embed/castelmora.html',
  '/login',
])('%s is not embedded', (address) => {
  expect(findEmbed(address)).toBeNull();
});

it('returns the address itself with https, for a normal link', () => {
  expect(findEmbed(' http://www.youtube.com/watch?v=aqz-KE-bpKQ ')).toMatchObject({
    href: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    host: 'YouTube',
    kind: 'video',
  });
});

it('embeds the town’s own pages', () => {
  expect(findEmbed(' /embed/castelmora.html ')).toEqual({
    src: '/embed/castelmora.html',
    href: '/embed/castelmora.html',
    host: null,
    kind: 'video',
  });
});
