import { z } from 'zod';

/** What the main thread of a page spends its time on. */
export const kinds = ['script', 'style', 'layout', 'paint', 'other'] as const;
type Kind = (typeof kinds)[number];

/** Milliseconds on the main thread after the first contentful paint, and the longest task. */
export type MainThreadTimes = Record<Kind | 'all' | 'longest', number>;

/** The kinds of Chromium's trace events. An event that is not listed counts as the event that contains it. */
const kindOf = new Map<string, Kind>([
  ...names('script', 'EvaluateScript FunctionCall TimerFire FireAnimationFrame FireIdleCallback'),
  ...names('script', 'EventDispatch RunMicrotasks v8.compile v8.run MinorGC MajorGC'),
  ...names('style', 'UpdateLayoutTree ParseAuthorStyleSheet'),
  ...names('layout', 'Layout'),
  ...names('paint', 'Paint PrePaint Layerize Commit'),
  ...names('other', 'ParseHTML'),
]);

function names(kind: Kind, list: string): [string, Kind][] {
  return list.split(' ').map((name) => [name, kind]);
}

const traceSchema = z.object({
  traceEvents: z.array(
    z.object({
      name: z.string(),
      ph: z.string(),
      pid: z.number(),
      tid: z.number(),
      /** Microseconds. */
      ts: z.number(),
      dur: z.number().optional(),
    }),
  ),
});
type TraceEvent = z.infer<typeof traceSchema>['traceEvents'][number];

/** An event, and the kind of its time. */
interface Open {
  end: number;
  kind: Kind;
}

/**
 * Sums up a trace of Chromium, in milliseconds.
 *
 * @param trace JSON with the categories of `categories`
 * @throws if no page painted
 */
export function readTrace(trace: string): MainThreadTimes {
  const { traceEvents } = traceSchema.parse(JSON.parse(trace));
  const paint = traceEvents.find(({ name }) => name === 'firstContentfulPaint');
  if (!paint) throw new Error('The trace has no first contentful paint.');
  const events = traceEvents
    .filter(({ ph, pid, tid }) => ph === 'X' && pid === paint.pid && tid === paint.tid)
    .filter(({ ts }) => ts >= paint.ts)
    .sort((a, b) => a.ts - b.ts || durationOf(b) - durationOf(a));
  const tasks = events.filter(({ name }) => name === 'RunTask').map(durationOf);
  const times = sumByKind(events);
  return {
    ...times,
    all: tasks.reduce((a, b) => a + b, 0) / 1000,
    longest: Math.max(0, ...tasks) / 1000,
  };
}

/** The trace categories that `readTrace` needs. */
export const categories = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'loading',
  'v8',
];

const durationOf = ({ dur = 0 }: TraceEvent): number => dur;

/** Sums up the time of each event without the time of the events inside it. */
function sumByKind(events: readonly TraceEvent[]): Record<Kind, number> {
  const sums = { script: 0, style: 0, layout: 0, paint: 0, other: 0 };
  const open: Open[] = [];
  for (const event of events) {
    while (open.length > 0 && (open.at(-1)?.end ?? 0) <= event.ts) open.pop();
    const parent = open.at(-1);
    // Events outside of tasks belong to other loops of the browser.
    if (!parent && event.name !== 'RunTask') continue;
    const kind = kindOf.get(event.name) ?? parent?.kind ?? 'other';
    const ms = durationOf(event) / 1000;
    sums[kind] += ms;
    if (parent) sums[parent.kind] -= ms;
    open.push({ end: event.ts + durationOf(event), kind });
  }
  return sums;
}
