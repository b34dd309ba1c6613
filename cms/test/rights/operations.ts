import sharp from 'sharp';
import { accountOperations } from './accountOperations';
import { form, rest } from './requests';
import { entryOperations } from './entryOperations';
import { tableOperations } from './tableOperations';
import { createdDraft, isDeleted, hides, created, newTitle, shows } from './outcomes';
import type { Right } from './Right';
import { subjectEmail, titles } from './subject';
import { trashOperations } from './trashOperations';
import { staffPassword } from './actors';
import type { Outcome } from './Way';

const published = { published: true };
const bulk = '/:on?where[id][equals]=:id';
const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#3a3' } })
  .png()
  .toBuffer();
const file = async () => ({ name: 'xnew.png', content: await picture });
const alt = { alt: titles.new };
const fromAddress = { ...alt, filename: 'x.png', url: 'http://127.0.0.1/x.png' };

const hasNewOrder = ({ before, after }: Outcome): boolean =>
  JSON.stringify(after.seen) !== JSON.stringify(before.seen);

/** All operations, in the order of the table's rows. */
export const operations: readonly Right[] = [
  {
    name: 'create',
    on: ['news'],
    may: 'writers',
    did: createdDraft,
    ways: [rest('POST /:on?draft=true', newTitle), rest('POST /:on/:id/duplicate', {})],
  },
  {
    name: 'create',
    on: ['newsCategories'],
    may: 'publishers',
    did: created(),
    ways: [rest('POST /:on', newTitle), rest('POST /:on?draft=true', newTitle)],
  },
  {
    name: 'create',
    on: ['accounts'],
    may: 'administrators',
    did: created('users'),
    ways: [
      rest('POST /users', {
        email: `new-${subjectEmail}`,
        password: staffPassword,
        role: 'author',
      }),
    ],
  },
  ...entryOperations,
  {
    name: 'change what visitors see',
    on: ['news'],
    may: 'publishers',
    did: shows(titles.new),
    ways: [rest('PATCH /:on/:id', newTitle, published), rest(`PATCH ${bulk}`, newTitle, published)],
  },
  {
    name: 'change what visitors see',
    on: ['newsCategories'],
    may: 'publishers',
    did: shows(titles.new),
    ways: [
      rest('PATCH /:on/:id', newTitle),
      rest('PATCH /:on/:id?draft=true', newTitle),
      rest(`PATCH ${bulk}`, newTitle),
    ],
  },
  {
    name: 'change what visitors see',
    on: ['media'],
    may: 'editors',
    did: shows(titles.new),
    ways: [
      rest('PATCH /:on/:id', alt),
      rest('PATCH /:on/:id?draft=true', alt),
      rest(`PATCH ${bulk}`, alt),
    ],
  },
  {
    name: 'change what visitors see',
    on: ['globals'],
    may: 'publishers',
    did: shows(titles.new),
    ways: [
      rest('POST /globals/siteInfo', { plainTitle: titles.new }),
      rest('POST /globals/siteInfo?draft=true', {
        plainTitle: titles.new,
        _status: 'published',
      }),
    ],
  },
  {
    name: 'change the address',
    on: ['news'],
    may: 'publishers',
    did: shows('xnew-address'),
    ways: [
      rest('PATCH /:on/:id', { slug: 'xnew-address', _status: 'published' }, published),
      rest('PATCH /:on/:id?draft=true', {
        slug: 'xnew-address',
        _status: 'published',
      }),
    ],
  },
  {
    name: 'change the address',
    on: ['newsCategories'],
    may: 'publishers',
    did: shows('xnew-address'),
    ways: [rest('PATCH /:on/:id', { slug: 'xnew-address' })],
  },
  {
    name: 'change the order',
    on: ['newsCategories'],
    may: 'publishers',
    did: hasNewOrder,
    ways: [
      rest('POST /reorder', ({ on, subject }) => ({
        collectionSlug: on,
        docsToMove: [subject.id],
        newKeyWillBe: 'less',
        orderableFieldName: '_order',
        target: subject.first,
      })),
    ],
  },
  {
    name: 'delete',
    on: ['news'],
    may: 'publishers',
    did: isDeleted,
    ways: [rest('DELETE /:on/:id'), rest(`DELETE ${bulk}`)],
  },
  {
    name: 'delete',
    on: ['newsCategories'],
    may: 'publishers',
    did: isDeleted,
    ways: [rest('DELETE /:on/:id'), rest(`DELETE ${bulk}`)],
  },
  {
    name: 'delete',
    on: ['media'],
    may: 'editors',
    did: isDeleted,
    ways: [rest('DELETE /:on/:id'), rest(`DELETE ${bulk}`)],
  },
  {
    name: 'delete',
    on: ['accounts'],
    may: 'administrators',
    did: ({ after, subject }) => !after.rows.users?.some(({ id }) => id === subject.id),
    ways: [rest('DELETE /users/:id'), rest('DELETE /users?where[id][equals]=:id')],
  },
  ...trashOperations,
  ...tableOperations,
  {
    name: 'upload',
    on: ['media'],
    may: 'office',
    did: created(),
    ways: [
      rest('POST /:on', async () => form(alt, await file())),
      rest('POST /:on/:id/duplicate', {}),
    ],
  },
  {
    name: 'upload by an address',
    on: ['media'],
    may: 'none',
    did: created(),
    ways: [rest('GET /:on/paste-url?src=http://127.0.0.1/x.png'), rest('POST /:on', fromAddress)],
  },
  {
    name: 'replace a file',
    on: ['media'],
    may: 'editors',
    did: shows('xnew'),
    ways: [
      rest('PATCH /:on/:id', async () => form(alt, await file())),
      rest(`PATCH ${bulk}`, async () => form(alt, await file())),
    ],
  },
  {
    name: 'change a menu',
    on: ['globals'],
    may: 'publishers',
    did: hides('"navigationNodes":[{'),
    ways: [
      rest('POST /globals/mainMenu', { nodes: [] }),
      rest('POST /globals/mainMenu?draft=true', { nodes: [] }),
    ],
  },
  ...accountOperations,
];
