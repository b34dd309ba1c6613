import { blockOf } from '../../../stories/fixtures/block';
import { mapBlockProps } from '../engine/testing/mapBlockProps';
import { renderBlock } from '../engine/testing/renderBlock';

it.each([
  [
    { spacer: 96, spacerMobile: 40 },
    { height: 96, heightMobile: 40 },
  ],
  [
    { spacer: 0, spacerMobile: 0 },
    { height: 0, heightMobile: 0 },
  ],
  [
    { spacer: null, spacerMobile: null },
    { height: 48, heightMobile: 24 },
  ],
  [
    { spacer: 120, spacerMobile: null },
    { height: 120, heightMobile: 60 },
  ],
  [
    { spacer: 8, spacerMobile: null },
    { height: 8, heightMobile: 8 },
  ],
  [
    { spacer: 99999, spacerMobile: -5 },
    { height: 400, heightMobile: 0 },
  ],
])('%j is mapped to %j', async (raw, props) => {
  expect(await mapBlockProps('spacer', raw)).toEqual(props);
});

it('has the height that the editor chose, and no text', async () => {
  const { container } = await renderBlock(blockOf('spacer', { height: 96, heightMobile: 40 }));
  // jsdom ignores media queries, so it computes the height on phones.
  const heights = [...container.querySelectorAll('div')].map((div) => getComputedStyle(div).height);
  expect(heights).toContain('40px');
  expect(container).toHaveTextContent('');
});
