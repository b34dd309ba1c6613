import { render, screen } from '@testing-library/react';
import { dark, light } from '@/theme/tokens';
import { StatusAlert } from './StatusAlert';

const colorOf = (text: string) =>
  getComputedStyle(screen.getByText(text)).getPropertyValue('--dot').trim();

/** Returns the hue in degrees: red is around 0, orange around 30. */
function hueOf(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
  const degrees = Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue);
  return (degrees * 180) / Math.PI;
}

it('is orange for a warning and red for danger', () => {
  render(
    <>
      <StatusAlert tone="warning" text="soon" />
      <StatusAlert tone="danger" text="taken" />
    </>,
  );
  expect([colorOf('soon'), colorOf('taken')]).toEqual(['var(--free-soon)', 'var(--busy)']);
  for (const theme of [light, dark]) {
    expect(hueOf(theme['free-soon'])).toBeGreaterThan(20);
    expect(hueOf(theme['free-soon'])).toBeLessThan(45);
    expect(Math.abs(hueOf(theme.busy))).toBeLessThan(20);
  }
});
