import { blockOf } from '../../../stories/fixtures/block';
import { mapped } from '../testing/mapped';
import { show } from '../testing/show';

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
    { spacer: 99999, spacerMobile: -5 },
    { height: 400, heightMobile: 0 },
  ],
])('of %j is %j', async (raw, props) => {
  expect(await mapped('spacer', raw)).toEqual(props);
});

it('is as high as the editor says, and says nothing', async () => {
  const { container } = await show(blockOf('spacer', { height: 96, heightMobile: 40 }));
  // jsdom knows no media queries: what it computes is the height on phones.
  const heights = [...container.querySelectorAll('div')].map((div) => getComputedStyle(div).height);
  expect(heights).toContain('40px');
  expect(container).toHaveTextContent('');
});
