import { context } from '@/blocks/engine/testing/rawBlocks';
import type { Cms } from '@/server/cms/cmsFor';
import { loadListingHead } from './loadListingHead';

const block = (type: string, fields: object) => ({
  __typename: `contentManager_${type}_BlockType`,
  id: type,
  level: 1,
  typeHandle: type,
  ...fields,
});

it('puts the first text blocks before the listing and all other blocks after it', async () => {
  const text = { textContent: '<p>Testo</p>' };
  const requests: unknown[] = [];
  const cms: Cms = async (_, variables) => {
    requests.push(variables);
    const contentManager = [
      block('textContent', text),
      block('titleContent', { plainTitle: 'Ogni anno' }),
      block('textContent', text),
    ];
    return {
      entry: { __typename: 'pages_archive_Entry', title: 'Eventi', contentManager },
    } as never;
  };
  const { head } = await loadListingHead('events', {
    locale: 'it',
    params: {},
    cms,
    mapperContext: context,
  });
  expect(requests).toEqual([{ uri: ['eventi'] }]);
  expect(head.title).toBe('Eventi');
  expect(head.introduction.map(({ type }) => type)).toEqual(['textContent']);
  expect(head.more.map(({ type }) => type)).toEqual(['titleContent', 'textContent']);
});
