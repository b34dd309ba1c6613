import { render, screen } from '@testing-library/react';
import type { FrameFields } from '../block';
import { BlockFrame } from '../BlockFrame';
import { mapFrame } from './mapFrame';

const empty = { __typename: 'contentManager_group_BlockType' };

it('a block has the visibility, colours, alignment, direction, width and height that the editor chose', () => {
  const raw = {
    ...empty,
    responsiveVisibility: ['mobile', 'desktop', 'watch', null],
    backgroundColor: 'brick',
    textColor: 'paper',
    alignment: 'center',
    direction: 'horizontal',
    contentWidth: 'wide',
    minHeight: 'half',
  };
  expect(mapFrame(raw)).toEqual({
    visibleOn: ['mobile', 'desktop'],
    background: 'brick',
    color: 'paper',
    alignment: 'center',
    direction: 'horizontal',
    width: 'wide',
    minHeight: 'half',
  });
});

it('a setting that is empty or unknown is absent', () => {
  const unknown = { ...empty, backgroundColor: 'gold', alignment: 'justify', minHeight: '3rem' };
  const everywhere = { ...empty, responsiveVisibility: ['mobile', 'tablet', 'desktop'] };
  for (const raw of [empty, unknown, everywhere]) expect(mapFrame(raw)).toEqual({});
});

/** Renders a block of the page with these settings. */
function show(settings: FrameFields): HTMLElement {
  render(
    <BlockFrame frame={settings} type="group" depth={1}>
      <p>text</p>
    </BlockFrame>,
  );
  return screen.getByText('text').closest<HTMLElement>('[data-block]') ?? document.body;
}

it('alignment, direction and height change the styles of the block', () => {
  const style = getComputedStyle(
    show({ alignment: 'center', direction: 'horizontal', minHeight: 'half' }),
  );
  expect(style.textAlign).toBe('center');
  expect(style.getPropertyValue('--direction')).toBe('row');
  expect(style.getPropertyValue('--hero-height')).toBe('50svh');
});

it('a block as wide as the window has no maximum width', () => {
  const { firstElementChild: inner } = show({ width: 'full' });
  expect(inner && getComputedStyle(inner).maxWidth).toBe('none');
});

it('a block is hidden at the screen widths that the editor excluded', () => {
  const { className } = show({ visibleOn: ['desktop'] });
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const hiding = rules.filter(
    (rule) =>
      rule instanceof CSSMediaRule &&
      [...rule.cssRules].some(
        ({ cssText }) =>
          cssText.includes('display: none') &&
          className.split(' ').some((name) => cssText.startsWith(`.${name}`)),
      ),
  );
  expect(hiding.map((rule) => rule instanceof CSSMediaRule && rule.media.mediaText)).toEqual([
    '(max-width: 767.98px)',
    '(min-width: 768px) and (max-width: 1023.98px)',
  ]);
});
