import { render, screen } from '@testing-library/react';
import { BlockFrame } from './BlockFrame';

const frameOf = (text: string) => screen.getByText(text).closest('[data-block]');

it('a coloured block of the page fills its width; inside another block it is a card', () => {
  render(
    <BlockFrame frame={{ background: 'plum' }} type="group" depth={1}>
      <p>outer</p>
      <BlockFrame frame={{ background: 'surface' }} type="group" depth={2}>
        <p>inner</p>
      </BlockFrame>
    </BlockFrame>,
  );
  expect(frameOf('outer')).toHaveAttribute('data-field');
  expect(frameOf('outer')).toHaveAttribute('data-ground', 'plum');
  expect(frameOf('inner')).not.toHaveAttribute('data-field');
  expect(frameOf('inner')).toHaveAttribute('data-ground', 'surface');
});

it('a block in the colour of the page has no background', () => {
  render(
    <BlockFrame frame={{ background: 'paper' }} type="textContent" depth={1}>
      <p>text</p>
    </BlockFrame>,
  );
  expect(frameOf('text')).not.toHaveAttribute('data-ground');
});

it.each([
  ['brick', 'paper', true],
  ['brick', 'ink', false],
  ['paper', 'ochre', true],
  ['ochre', 'paper', false],
] as const)(
  'on %s an editor’s %s text colour is used only if it is readable',
  (background, color, isUsed) => {
    render(
      <BlockFrame frame={{ background, color }} type="group" depth={2}>
        <p>text</p>
      </BlockFrame>,
    );
    const style = getComputedStyle(frameOf('text') ?? document.body);
    expect(style.getPropertyValue('--fg') !== '').toBe(isUsed);
  },
);

it.each([
  ['left', 'start'],
  ['right', 'end'],
] as const)('text on the %s is at the %s in scripts of both directions', (alignment, edge) => {
  render(
    <BlockFrame frame={{ alignment }} type="group" depth={2}>
      <p>text</p>
    </BlockFrame>,
  );
  expect(getComputedStyle(frameOf('text') ?? document.body).textAlign).toBe(edge);
});
