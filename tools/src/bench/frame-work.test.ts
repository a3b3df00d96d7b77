import { expect, it } from 'vitest';
import { frameWork, type TraceEvent } from './frame-work.ts';

const of = (name: string, ts: number, more: Partial<TraceEvent> = {}): TraceEvent => ({
  ...{ name, ts, ph: 'X', pid: 7, tid: 1 },
  ...more,
});

const main = of('thread_name', 0, { ph: 'M', args: { name: 'CrRendererMain' } });

it('takes what the main thread worked for each frame, by the processor’s time', () => {
  const events = [
    main,
    of('RunTask', 900, { dur: 3000, tdur: 2000 }),
    of('BeginMainThreadFrame', 1000, { ph: 'I' }),
    of('RunTask', 5000, { dur: 1000, tdur: 500 }),
    of('RunTask', 17_600, { dur: 400, tdur: 400 }),
    of('BeginMainThreadFrame', 17_700, { ph: 'I' }),
    of('BeginMainThreadFrame', 34_000, { ph: 'I' }),
  ];
  expect(frameWork(events)).toEqual([2.5, 0.4]);
});

it('leaves other threads out', () => {
  const frames = [1000, 2000].map((ts) => of('BeginMainThreadFrame', ts, { ph: 'I' }));
  expect(frameWork([main, ...frames, of('RunTask', 1200, { tid: 2, dur: 300 })])).toEqual([0]);
  expect(frameWork(frames)).toEqual([]);
});
