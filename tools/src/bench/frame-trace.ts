import type { Page } from 'playwright';
import { z } from 'zod';
import { type TraceEvent, traceEvent } from './frame-work.ts';

/** How much slower the phone is whose frames are asked for. */
export const SLOWER = 4;

export const phoneScreen = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

/** Does the work on a page and answers the browser's events of meanwhile. */
export async function traced(page: Page, work: () => Promise<void>): Promise<TraceEvent[]> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    events.push(...z.array(traceEvent).parse(value));
  });
  const traceConfig = {
    includedCategories: ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline.frame'],
  };
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
  await work();
  const isWhole = new Promise<void>((resolve) => {
    session.once('Tracing.tracingComplete', () => {
      resolve();
    });
  });
  await session.send('Tracing.end');
  await isWhole;
  return events;
}
