import { onScrollEnd } from './onScrollEnd';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const scroll = (row: EventTarget) => row.dispatchEvent(new Event('scroll'));

it('uses scrollend in browsers that support it', () => {
  const row = Object.assign(new EventTarget(), { onscrollend: null });
  const onEnd = jest.fn();
  const stop = onScrollEnd(row, onEnd);
  scroll(row);
  jest.runAllTimers();
  expect(onEnd).not.toHaveBeenCalled();
  row.dispatchEvent(new Event('scrollend'));
  expect(onEnd).toHaveBeenCalledTimes(1);
  stop();
  row.dispatchEvent(new Event('scrollend'));
  expect(onEnd).toHaveBeenCalledTimes(1);
});

describe('in browsers without scrollend', () => {
  it('a pause counts as the end of scrolling', () => {
    const row = new EventTarget();
    const onEnd = jest.fn();
    onScrollEnd(row, onEnd);
    for (let frame = 0; frame < 30; frame += 1) {
      scroll(row);
      jest.advanceTimersByTime(16);
    }
    expect(onEnd).not.toHaveBeenCalled();
    jest.runAllTimers();
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it('the callback does not run after unsubscribing', () => {
    const row = new EventTarget();
    const onEnd = jest.fn();
    const stop = onScrollEnd(row, onEnd);
    scroll(row);
    stop();
    scroll(row);
    jest.runAllTimers();
    expect(onEnd).not.toHaveBeenCalled();
  });
});
