import sharp from 'sharp';
import { accountOperations } from './accountOperations';
import { form, rest } from './requests';
import { entryOperations } from './entryOperations';
import { entryChanges, entryMoves, entryRemovals, newDrafts } from './entryRights';
import { newRedirects, redirectChanges, redirectRemovals } from './redirectRights';
import { tableOperations } from './tableOperations';
import { isDeleted, hides, created, newTitle, shows } from './outcomes';
import type { Operation } from './Right';
import { subjectEmail, titles } from './subject';
import { trashOperations } from './trashOperations';
import { staffPassword } from './actors';
import type { Outcome } from './Way';

const bulk = '/:on?where[id][equals]=:id';
const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#3a3' } })
  .png()
  .toBuffer();
const file = async () => ({ name: 'xnew.png', content: await picture });
const alt = { alt: titles.new };

const hasNewOrder = ({ before, after }: Outcome): boolean =>
  JSON.stringify(after.seen) !== JSON.stringify(before.seen);

/** All operations, in the order of the table's rows. */
export const operations: readonly Operation[] = [
  {
    name: 'create',
    needs: 'documents',
    rights: [
      newDrafts,
      newRedirects,
      {
        on: ['newsCategories'],
        may: 'publishers',
        did: created(),
        ways: [
          rest('POST …', '/:on', newTitle),
          rest('POST …?draft=true', '/:on?draft=true', newTitle),
        ],
      },
      {
        on: ['accounts'],
        may: 'administrators',
        did: created('users'),
        ways: [
          rest('POST /users', '/users', {
            email: `new-${subjectEmail}`,
            password: staffPassword,
            role: 'author',
          }),
        ],
      },
    ],
  },
  ...entryOperations.slice(0, 4),
  {
    name: 'change what visitors see',
    needs: 'visible',
    rights: [
      entryChanges,
      redirectChanges,
      {
        on: ['newsCategories'],
        may: 'publishers',
        did: shows(titles.new),
        ways: [
          rest('PATCH …/:id', '/:on/:id', newTitle),
          rest('PATCH …/:id?draft=true', '/:on/:id?draft=true', newTitle),
          rest('PATCH …?where', bulk, newTitle),
        ],
      },
      {
        on: ['media'],
        may: 'editors',
        did: shows(titles.new),
        ways: [
          rest('PATCH …/:id', '/:on/:id', alt),
          rest('PATCH …/:id?draft=true', '/:on/:id?draft=true', alt),
          rest('PATCH …?where', bulk, alt),
        ],
      },
      {
        on: ['globals'],
        may: 'publishers',
        did: shows(titles.new),
        ways: [
          rest('POST /globals/…', '/globals/siteInfo', { plainTitle: titles.new }),
          rest('POST /globals/…?draft=true', '/globals/siteInfo?draft=true', {
            plainTitle: titles.new,
            _status: 'published',
          }),
        ],
      },
    ],
  },
  {
    name: 'change the address',
    needs: 'address',
    rights: [
      entryMoves,
      {
        on: ['newsCategories'],
        may: 'publishers',
        did: shows('xnew-address'),
        ways: [rest('PATCH …/:id', '/:on/:id', { slug: 'xnew-address' })],
      },
    ],
  },
  {
    name: 'change the order',
    needs: 'order',
    rights: [
      {
        on: ['newsCategories'],
        may: 'publishers',
        did: hasNewOrder,
        ways: [
          rest('POST /reorder', '/reorder', ({ on, subject }) => ({
            collectionSlug: on,
            docsToMove: [subject.id],
            newKeyWillBe: 'less',
            orderableFieldName: '_order',
            target: subject.first,
          })),
        ],
      },
    ],
  },
  ...entryOperations.slice(4),
  {
    name: 'delete',
    needs: 'removable',
    rights: [
      entryRemovals,
      redirectRemovals,
      {
        on: ['newsCategories'],
        may: 'publishers',
        did: isDeleted,
        ways: [rest('DELETE …/:id', '/:on/:id'), rest('DELETE …?where', bulk)],
      },
      {
        on: ['media'],
        may: 'editors',
        did: isDeleted,
        ways: [rest('DELETE …/:id', '/:on/:id'), rest('DELETE …?where', bulk)],
      },
      {
        on: ['accounts'],
        may: 'administrators',
        did: ({ after, subject }) => !after.rows.users?.some(({ id }) => id === subject.id),
        ways: [
          rest('DELETE /users/:id', '/users/:id'),
          rest('DELETE /users?where', '/users?where[id][equals]=:id'),
        ],
      },
    ],
  },
  ...trashOperations,
  ...tableOperations,
  {
    name: 'upload',
    needs: 'files',
    rights: [
      {
        on: ['media'],
        may: 'office',
        did: created(),
        ways: [
          rest('POST …', '/:on', async () => form(alt, await file())),
          rest('POST …/:id/duplicate', '/:on/:id/duplicate', {}),
        ],
      },
    ],
  },
  {
    name: 'upload by an address',
    needs: 'files',
    rights: [
      {
        on: ['media'],
        may: 'none',
        did: created(),
        ways: [
          rest('GET …/paste-url?src', '/:on/paste-url?src=http://127.0.0.1/x.png'),
          rest('POST … with url', '/:on', {
            ...alt,
            filename: 'x.png',
            url: 'http://127.0.0.1/x.png',
          }),
        ],
      },
    ],
  },
  {
    name: 'replace a file',
    needs: 'files',
    rights: [
      {
        on: ['media'],
        may: 'editors',
        did: shows('xnew'),
        ways: [
          rest('PATCH …/:id', '/:on/:id', async () => form(alt, await file())),
          rest('PATCH …?where', bulk, async () => form(alt, await file())),
        ],
      },
    ],
  },
  {
    name: 'change a menu',
    needs: 'menus',
    rights: [
      {
        on: ['globals'],
        may: 'publishers',
        did: hides('"navigationNodes":[{'),
        ways: [
          rest('POST /globals/…', '/globals/mainMenu', { nodes: [] }),
          rest('POST /globals/…?draft=true', '/globals/mainMenu?draft=true', { nodes: [] }),
        ],
      },
    ],
  },
  ...accountOperations,
];
