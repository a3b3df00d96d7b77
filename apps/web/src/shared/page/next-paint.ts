import { nextTask } from './next-task.ts';

/** Lets the frame that answers a press be painted before what follows; a page that nobody sees gets no frames. */
export async function nextPaint(): Promise<void> {
  if (document.visibilityState === 'visible') await new Promise(requestAnimationFrame);
  await nextTask();
}
