/** How long after the page is whole the app waits for its typeface and its first picture at most, in ms. */
const LONGEST_MS = 1_000;

const firstPicture = (): HTMLImageElement | null => document.querySelector('main img[fetchpriority=high]');

/** How long the browser has from then on to note a large paint, in ms: some give a page no more than a frame a second. */
const NOTE_MS = 2_500;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Later than the frame that draws it; that frame where no browser notes its paints. */
function noted(): Promise<unknown> {
  if (!PerformanceObserver.supportedEntryTypes.includes('largest-contentful-paint'))
    return new Promise((resolve) => requestAnimationFrame(resolve));
  return new Promise<void>((resolve) => {
    const observer = new PerformanceObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe({ type: 'largest-contentful-paint', buffered: true });
  });
}

/** Until the screen shows the page, if anybody sees it: a hidden one is given no frames. */
const shown = async (): Promise<void> => {
  if (!document.hidden) await Promise.race([noted(), wait(NOTE_MS)]);
};

async function drawn(): Promise<void> {
  await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
  const face = document.fonts.load("1em 'Archivo Variable'");
  const whole = Promise.allSettled([face, firstPicture()?.decode()]);
  await Promise.race([whole, wait(LONGEST_MS)]);
  await shown();
}

/** Who presses or types waits for the app, whatever the page still lacks. */
const used = (): Promise<unknown> =>
  Promise.race(
    ['pointerdown', 'keydown'].map(
      (type) =>
        new Promise((resolve) => document.addEventListener(type, resolve, { once: true, capture: true })),
    ),
  );

/** A page that stands already gets the line for itself: what makes it whole comes before the app's scripts, which share it. */
export function whenDrawn(then: () => void): void {
  // A turn of its own, not in that of the note.
  void Promise.race([drawn(), used()]).then(() => setTimeout(then));
}

/** Fetches the script of the app now, and runs it once the page is whole: one that a script adds does not wait for that itself. */
export function begin(src: string): void {
  const run = () => {
    const script = { type: 'module', crossOrigin: '', src };
    document.head.append(Object.assign(document.createElement('script'), script));
  };
  if (document.readyState !== 'loading') {
    run();
    return;
  }
  const link = { rel: 'modulepreload', crossOrigin: '', href: src };
  document.head.append(Object.assign(document.createElement('link'), link));
  document.addEventListener('DOMContentLoaded', run, { once: true });
}
