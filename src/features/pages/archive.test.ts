import type { Cms } from '@/server/cms';
import { archiveOf } from './archive';

const map = {
  locale: 'it',
  siteUrl: 'https://studium.example',
  cmsHost: 'https://cms.example',
  preview: false,
} as const;

const block = (type: string, fields: object) => ({
  __typename: `contentManager_${type}_BlockType`,
  id: type,
  level: 1,
  typeHandle: type,
  ...fields,
});

it('puts the text that editors began with before the list, and the rest after it', async () => {
  const text = { textContent: '<p>Testo</p>' };
  const asked: unknown[] = [];
  const cms: Cms = async (_, variables) => {
    asked.push(variables);
    const contentManager = [
      block('textContent', text),
      block('titleContent', { plainTitle: 'Ogni anno' }),
      block('textContent', text),
    ];
    return {
      entry: { __typename: 'pages_archive_Entry', title: 'Eventi', contentManager },
    } as never;
  };
  const { head } = await archiveOf('events', { locale: 'it', params: {}, cms, map });
  expect(asked).toEqual([{ uri: ['eventi'] }]);
  expect(head.title).toBe('Eventi');
  expect(head.introduction.map(({ type }) => type)).toEqual(['textContent']);
  expect(head.more.map(({ type }) => type)).toEqual(['titleContent', 'textContent']);
});
