import { z } from 'zod';

/** An event of the browser's trace; times in µs, `tdur` that of the processor alone. */
export const traceEvent = z.object({
  ...{ name: z.string(), ph: z.string(), pid: z.number(), tid: z.number(), ts: z.number() },
  ...{ dur: z.number().optional(), tdur: z.number().optional() },
  args: z.object({ name: z.string().optional() }).optional(),
});

export type TraceEvent = z.infer<typeof traceEvent>;

const isFrame = ({ name }: TraceEvent): boolean => name === 'BeginMainThreadFrame';

/** Ms of the processor that the main thread of a page took for each frame that it drew; the page is the one that draws most. */
export function frameWork(events: readonly TraceEvent[]): number[] {
  const threads = events
    .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
    .map((thread) => events.filter(({ pid, tid }) => pid === thread.pid && tid === thread.tid));
  const [main = []] = threads.toSorted((a, b) => b.filter(isFrame).length - a.filter(isFrame).length);
  const own = main.toSorted((a, b) => a.ts - b.ts);
  const starts = own.filter(isFrame).map(({ ts }) => ts);
  const tasks = own.filter(({ name, ph }) => ph === 'X' && name.endsWith('RunTask'));
  return starts.slice(0, -1).map((start, index) => {
    const end = starts[index + 1] ?? start;
    // A frame begins within a task, which ends with it.
    const within = tasks.filter(({ ts, dur = 0 }) => ts + dur > start && ts + dur <= end);
    return within.reduce((sum, { tdur, dur = 0 }) => sum + (tdur ?? dur), 0) / 1000;
  });
}
