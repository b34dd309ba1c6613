import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { mimeTypes } from '../src/media/mediaFile';
import type { TestCms } from './cms';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a33' }, limitInputPixels: false })
    .png()
    .toBuffer();

const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(document.domain)</script></svg>',
);
const form = readFileSync(
  path.resolve(__dirname, '../../towns/castelmora/documents/moving-out.it.pdf'),
);
const dot = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
const html = Buffer.from('<!doctype html><script>alert(document.domain)</script>');

/** Tests which files the media library accepts from each role. */
export function testUploads(cms: TestCms): void {
  describe('uploads', () => {
    const staff = () => cms.control.staff('administrator');

    const type = 'Questo tipo di file non';
    const damaged = 'Il file è danneggiato';

    // src/media/prepareFile.test.ts has all kinds of files: the content decides, not the declared type.
    test.each([
      ['drawing.png', 'image/svg+xml', svg, damaged],
      ['page.html', 'text/html', html, type],
      ['page.pdf', 'application/pdf', html, damaged],
    ])(
      '%s with the declared type %s is refused with the reason',
      async (name, declared, content, reason) => {
        const { status, text } = await cms.control.upload(name, declared, content, await staff());
        expect([status, text]).toEqual([400, expect.stringContaining(reason)]);
      },
    );

    test.each([
      ['form.png', 'image/png', form, '.pdf'],
      ['photo.jfif', '', dot, '.gif'],
    ])(
      '%s with the declared type %s is stored as what it is',
      async (name, declared, content, ending) => {
        const { status, text } = await cms.control.upload(name, declared, content, await staff());
        expect(status).toBe(201);
        const { doc } = JSON.parse(text) as { doc: { filename: string } };
        expect(doc.filename.endsWith(ending)).toBe(true);
        const stored = await fetch(`${cms.url}/media/${doc.filename}`, { method: 'HEAD' });
        expect(stored.headers.get('content-type')?.split(';')[0]).toBe(mimeTypes[ending]);
      },
    );

    test('a photo is stored without the place, the device and the owner that its camera wrote, and upright', async () => {
      const photo = await sharp(await picture(60, 40))
        .withMetadata({ orientation: 6 })
        .withExifMerge({ IFD0: { Artist: 'Maria Rossi' }, IFD3: { GPSLatitudeRef: 'N' } })
        .jpeg()
        .toBuffer();
      expect(photo.includes('Maria Rossi')).toBe(true);
      const { text } = await cms.control.upload('room.jpg', 'image/jpeg', photo, await staff());
      const { doc } = JSON.parse(text) as { doc: { filename: string } };
      const stored = await fetch(`${cms.url}/media/${doc.filename}`);
      const { exif, width, height } = await sharp(await stored.arrayBuffer()).metadata();
      expect({ exif, width, height }).toEqual({ exif: undefined, width: 40, height: 60 });
    });

    test('a small file with too many pixels is refused without decoding, whatever it is declared as', async () => {
      const bomb = await picture(12_000, 12_000);
      expect(bomb.length).toBeLessThan(2_000_000);
      const { status, text } = await cms.control.upload('x.png', 'video/mp4', bomb, await staff());
      expect([status, text]).toEqual([400, expect.stringContaining('60')]);
    });

    test('others write while a file is prepared, and a stranger sends none', async () => {
      const photo = await sharp({
        create: { width: 4000, height: 4000, channels: 3, background: '#a33' },
      })
        .withExif({ IFD0: { Artist: 'Maria Rossi' } })
        .avif({ effort: 0 })
        .toBuffer();
      const send = async (path: string, body: FormData | string, type?: string) => {
        const headers = {
          authorization: `JWT ${await staff()}`,
          ...(type && { 'content-type': type }),
        };
        return (await fetch(cms.rest + path, { method: 'POST', headers, body })).status;
      };
      const form = new FormData();
      form.set('file', new File([new Uint8Array(photo)], 'x.avif'));
      form.set('_payload', JSON.stringify({ alt: 'x' }));
      expect((await fetch(`${cms.rest}/media`, { method: 'POST', body: form })).status).toBe(403);
      const upload = send('/media?locale=it', form);
      const news = JSON.stringify({ title: 'Nel frattempo' });
      const write = send('/news?draft=true&locale=it', news, 'application/json');
      expect(await Promise.race([upload.then(() => 'the file'), write])).toBe(201);
      expect(await upload).toBe(201);
    });

    test('a file of more than 30 MB is refused', async () => {
      const film = Buffer.alloc(30_500_000);
      const { status, text } = await cms.control.upload(
        'film.mp4',
        'video/mp4',
        film,
        await staff(),
      );
      expect([status, text]).toEqual([413, expect.stringContaining('al massimo 30 MB')]);
    });

    test('no file is fetched from an address', async () => {
      const token = await cms.control.staff('author');
      const own = await cms.control.upload('form.pdf', 'application/pdf', form, token);
      const { doc } = JSON.parse(own.text) as { doc: { id: number } };
      for (const path of ['/media', `/media/${doc.id}/duplicate`]) {
        const answer = await fetch(cms.rest + path, {
          method: 'POST',
          headers: { authorization: `JWT ${token}`, 'content-type': 'application/json' },
          body: JSON.stringify({ alt: 'x', filename: 'x.png', url: 'https://town.example/x.png' }),
        });
        expect([answer.status, await answer.text()]).toEqual([
          400,
          expect.stringContaining('da un indirizzo non si può'),
        ]);
      }
    });

    test('a file whose name begins with a dot is served', async () => {
      const content = await picture(20, 20);
      const { text } = await cms.control.upload('.foto.png', 'image/png', content, await staff());
      const { doc } = JSON.parse(text) as { doc: { filename: string } };
      expect((await fetch(`${cms.url}/media/${doc.filename}`)).status).toBe(200);
    });

    test('a file name with a path stays inside the library', async () => {
      const content = await picture(20, 20);
      const { status, text } = await cms.control.upload(
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
