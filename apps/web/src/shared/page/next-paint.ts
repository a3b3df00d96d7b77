import { nextTask } from './next-task.ts';

/** Longer than a frame takes, also where somebody else has the processor, in ms. */
const LONGEST_MS = 150;

/** Lets the frame that answers a press be painted before what follows; a page that nobody sees gets no frames. */
export async function nextPaint(): Promise<void> {
  if (document.visibilityState === 'visible')
    await Promise.race([
      new Promise(requestAnimationFrame),
      new Promise((resolve) => setTimeout(resolve, LONGEST_MS)),
    ]);
  await nextTask();
}
