import { onScrollEnd } from './onScrollEnd';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const scroll = (row: EventTarget) => row.dispatchEvent(new Event('scroll'));

it('follows scrollend where browsers have it', () => {
  const row = Object.assign(new EventTarget(), { onscrollend: null });
  const rested = jest.fn();
  const stop = onScrollEnd(row, rested);
  scroll(row);
  jest.runAllTimers();
  expect(rested).not.toHaveBeenCalled();
  row.dispatchEvent(new Event('scrollend'));
  expect(rested).toHaveBeenCalledTimes(1);
  stop();
  row.dispatchEvent(new Event('scrollend'));
  expect(rested).toHaveBeenCalledTimes(1);
});

describe('where browsers have no scrollend', () => {
  it('a pause in scrolling is the end of it', () => {
    const row = new EventTarget();
    const rested = jest.fn();
    onScrollEnd(row, rested);
    for (let frame = 0; frame < 30; frame += 1) {
      scroll(row);
      jest.advanceTimersByTime(16);
    }
    expect(rested).not.toHaveBeenCalled();
    jest.runAllTimers();
    expect(rested).toHaveBeenCalledTimes(1);
  });

  it('nothing is called once it is ended', () => {
    const row = new EventTarget();
    const rested = jest.fn();
    const stop = onScrollEnd(row, rested);
    scroll(row);
    stop();
    scroll(row);
    jest.runAllTimers();
    expect(rested).not.toHaveBeenCalled();
  });
});
