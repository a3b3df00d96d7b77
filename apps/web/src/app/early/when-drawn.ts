/** How long after the page is whole the app waits for its typeface and its first picture at most, in ms. */
const LONGEST_MS = 1_000;

const firstPicture = (): HTMLImageElement | null => document.querySelector('main img[fetchpriority=high]');

/** A page that stands already gets the line for itself: what makes it whole comes before the app's scripts, which share it. */
export function whenDrawn(then: () => void): void {
  document.addEventListener(
    'DOMContentLoaded',
    () => {
      const face = document.fonts.load("1em 'Archivo Variable'");
      const painted = Promise.allSettled([face, firstPicture()?.decode()]).then(
        () => new Promise((resolve) => requestAnimationFrame(resolve)),
      );
      const longest = new Promise((resolve) => setTimeout(resolve, LONGEST_MS));
      // After the frame, not in it.
      void Promise.race([painted, longest]).then(() => setTimeout(then));
    },
    { once: true },
  );
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
