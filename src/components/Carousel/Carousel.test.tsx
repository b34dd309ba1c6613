import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderIn } from '@/i18n/testing/renderIn';
import { Carousel } from './Carousel';
import { mockRailLayout } from './testing';

/** A row of eight stations of 100 px, of which `visible` fit. */
function show(visible: number, direction = 'ltr') {
  const { container } = renderIn(
    'it',
    <Carousel label="Stazioni" visibleItems={visible}>
      {Array.from({ length: 8 }, (_, index) => (
        <li key={index}>
          <a href={`/${index + 1}`}>{`Stazione ${index + 1}`}</a>
        </li>
      ))}
    </Carousel>,
  );
  const row = screen.getByRole('group', { name: 'Stazioni' });
  row.style.direction = direction;
  act(() => mockRailLayout(row, 100, visible * 100));
  return { container, row };
}

const previous = () => screen.getByRole('button', { name: 'Indietro' });
const next = () => screen.getByRole('button', { name: 'Avanti' });

it('contains a list, shows its position, and cannot go back from the start', () => {
  show(1);
  expect(screen.getAllByRole('listitem')).toHaveLength(8);
  expect(screen.getByText('1 / 8')).toBeVisible();
  expect(screen.getByText('1 di 8')).toBeInTheDocument();
  expect(previous()).toHaveAttribute('aria-disabled', 'true');
  expect(next()).toHaveAttribute('aria-disabled', 'false');
});

it('scrolls by its buttons, and the last pressed one remains focused at the end', async () => {
  const user = userEvent.setup();
  show(1);
  for (let presses = 0; presses < 9; presses += 1) await user.click(next());
  expect(screen.getByText('8 / 8')).toBeVisible();
  expect(next()).toHaveAttribute('aria-disabled', 'true');
  expect(next()).toHaveFocus();
  await user.click(previous());
  expect(screen.getByText('7 / 8')).toBeVisible();
});

it('scrolls by the number of visible items, in both directions', async () => {
  const user = userEvent.setup();
  show(3);
  expect(screen.getByText('1–3 / 8')).toBeVisible();
  await user.click(next());
  expect(screen.getByText('4–6 / 8')).toBeVisible();
  await user.click(next());
  expect(screen.getByText('6–8 / 8')).toBeVisible();
  await user.click(previous());
  expect(screen.getByText('3–5 / 8')).toBeVisible();
});

it('can be scrolled by keyboard', async () => {
  const user = userEvent.setup();
  const { row } = show(2);
  await user.tab();
  expect(row).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByText('3–4 / 8')).toBeVisible();
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByText('1–2 / 8')).toBeVisible();
  await user.keyboard('{End}');
  expect(screen.getByText('7–8 / 8')).toBeVisible();
  await user.keyboard('{Home}');
  expect(screen.getByText('1–2 / 8')).toBeVisible();
});

it('is mirrored in a script from right to left', async () => {
  const user = userEvent.setup();
  const { row } = show(2, 'rtl');
  expect(screen.getByText('1–2 / 8')).toBeVisible();
  await user.click(next());
  expect(row.scrollLeft).toBe(-200);
  expect(screen.getByText('3–4 / 8')).toBeVisible();
  act(() => row.focus());
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByText('5–6 / 8')).toBeVisible();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByText('3–4 / 8')).toBeVisible();
  await user.keyboard('{End}');
  expect(screen.getByText('7–8 / 8')).toBeVisible();
  expect(next()).toHaveAttribute('aria-disabled', 'true');
});

describe('without scrollend, as in Safari before 26.2', () => {
  const { prototype } = HTMLElement;
  const own = Object.getOwnPropertyDescriptor(prototype, 'onscrollend');
  beforeEach(() => {
    jest.useFakeTimers();
    Reflect.deleteProperty(prototype, 'onscrollend');
  });
  afterEach(() => {
    jest.useRealTimers();
    if (own) Object.defineProperty(prototype, 'onscrollend', own);
  });

  it('a press after an interrupted movement counts from the position where the row stopped', () => {
    const { row } = show(1);
    const scrollBy = (pixels: number) => {
      row.scrollLeft += pixels;
      fireEvent.scroll(row);
    };
    const moves = jest.fn(() => scrollBy(30));
    row.scrollTo = moves;
    for (let presses = 0; presses < 3; presses += 1) fireEvent.click(next());
    scrollBy(10);
    expect(screen.getByText('2 / 8')).toBeVisible();
    act(() => jest.runAllTimers());
    fireEvent.click(next());
    expect(moves).toHaveBeenLastCalledWith(expect.objectContaining({ left: 200 }));
  });
});

it('announces its position only while its buttons are in use', async () => {
  const user = userEvent.setup();
  const { row } = show(1);
  const counter = screen.getByText('1 di 8').parentElement;
  expect(counter).toHaveAttribute('aria-live', 'off');
  await user.click(next());
  expect(counter).toHaveAttribute('aria-live', 'polite');
  act(() => row.focus());
  expect(counter).toHaveAttribute('aria-live', 'off');
});

it('is no tab stop when all items are visible', () => {
  const { row } = show(8);
  expect(row).not.toHaveAttribute('tabindex');
});
