import type { Page } from '@playwright/test';

interface StyleUpdate {
  readonly name?: unknown;
  readonly args?: { readonly elementCount?: unknown; readonly beginData?: { readonly frame?: unknown } };
}

/** How many elements of a page, pictures aside, the browser styles anew meanwhile: no busy machine changes a count. */
export async function styledDuring(page: Page, work: () => Promise<void>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const { frameTree } = await session.send('Page.getFrameTree');
  let styled = 0;
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const { name, args } of value as readonly StyleUpdate[]) {
      const isOwn = name === 'UpdateLayoutTree' && args?.beginData?.frame === frameTree.frame.id;
      if (isOwn && typeof args.elementCount === 'number') styled += args.elementCount;
    }
  });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline'] },
  });
  await work();
  const isWhole = new Promise<void>((resolve) => {
    session.once('Tracing.tracingComplete', () => {
      resolve();
    });
  });
  await session.send('Tracing.end');
  await isWhole;
  await session.detach();
  return styled;
}
