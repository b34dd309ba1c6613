import sharp from 'sharp';
import type { TestCms } from './cms';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a33' }, limitInputPixels: false })
    .png()
    .toBuffer();

const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(document.domain)</script></svg>',
);
const html = Buffer.from('<!doctype html><script>alert(document.domain)</script>');

/** What the media library takes, and from whom. */
export function testUploads(cms: TestCms): void {
  describe('uploads', () => {
    const staff = () => cms.keeper.staff('administrator');

    test('a picture of the office is taken, in its widths; a stranger’s is not', async () => {
      const content = await picture(1200, 900);
      expect((await cms.keeper.upload('room.png', 'image/png', content)).status).toBe(403);
      const taken = await cms.keeper.upload('room.png', 'image/png', content, await staff());
      expect([taken.status, taken.text]).toEqual([201, expect.stringContaining('-560x420.webp')]);
    });

    test.each([
      ['drawing.svg', 'image/svg+xml', svg],
      ['drawing.png', 'image/svg+xml', svg],
      ['drawing.png', 'image/png', svg],
      ['page.html', 'text/html', html],
      ['page.jpg', 'image/jpeg', html],
      ['page.pdf', 'application/pdf', html],
      ['program.exe', 'application/octet-stream', Buffer.from('MZ\u0090\u0000')],
      ['script.js', 'text/javascript', Buffer.from('alert(1)')],
    ])('%s, said to be %s, is refused for what it is', async (name, type, content) => {
      const { status } = await cms.keeper.upload(name, type, content, await staff());
      expect(status).toBe(400);
    });

    test('a small file with more pixels than memory is refused unopened', async () => {
      const bomb = await picture(12_000, 12_000);
      expect(bomb.length).toBeLessThan(2_000_000);
      const { status, text } = await cms.keeper.upload(
        'bomb.png',
        'image/png',
        bomb,
        await staff(),
      );
      expect([status, text]).toEqual([413, expect.stringContaining('60')]);
    });

    test('a file of more than 30 MB is refused', async () => {
      const film = Buffer.alloc(30_500_000);
      const { status } = await cms.keeper.upload('film.mp4', 'video/mp4', film, await staff());
      expect(status).toBe(413);
    });

    test('a name that leads out of the library leads nowhere', async () => {
      const content = await picture(20, 20);
      const { status, text } = await cms.keeper.upload(
        '../../../../out.png',
        'image/png',
        content,
        await staff(),
      );
      expect(status).toBe(201);
      const { doc } = JSON.parse(text) as { doc: { filename: string } };
      expect(doc.filename).not.toMatch(/[/\\]|\.\./);
    });
  });
}
