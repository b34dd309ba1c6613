import { readTrace } from './readTrace';

const [pid, tid] = [7, 1];
/** An event from one millisecond to another. */
const event = (name: string, from: number, to: number, thread = tid) => ({
  name,
  ph: 'X',
  pid,
  tid: thread,
  ts: from * 1000,
  dur: (to - from) * 1000,
});
const painted = { name: 'firstContentfulPaint', ph: 'R', pid, tid, ts: 100_000 };
const read = (...traceEvents: object[]) => readTrace(JSON.stringify({ traceEvents }));

it('sums up each event without the events inside it', () => {
  expect(
    read(
      event('RunTask', 110, 160),
      event('EvaluateScript', 112, 152),
      event('SomethingInside', 113, 117),
      event('Layout', 120, 130),
      painted,
      event('RunTask', 170, 180),
      event('Paint', 170, 176),
    ),
  ).toEqual({ all: 60, longest: 50, script: 30, style: 0, layout: 10, paint: 6, other: 14 });
});

it('leaves out what came before the first paint, other threads, and events outside of tasks', () => {
  expect(
    read(
      event('RunTask', 10, 90),
      painted,
      event('RunTask', 120, 140, 2),
      event('Layout', 150, 155),
      event('RunTask', 160, 161),
    ),
  ).toMatchObject({ all: 1, longest: 1, layout: 0 });
});

it('refuses the trace of a page that did not paint', () => {
  expect(() => read(event('RunTask', 1, 2))).toThrow('no first contentful paint');
});
