/** Ms before each further try: what is gone for half a minute comes by itself. */
export const pictureWaits = [2_000, 8_000, 20_000] as const;

interface Missing {
  readonly src: string;
  readonly tries: number;
}

/**
 * Asks again for pictures that did not come, a few times and whenever the device is back online: a platform that is gone for
 * a moment leaves no gaps behind. @returns how to end it
 */
export function retryPictures(): () => void {
  const missing = new Map<HTMLImageElement, Missing>();
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const ask = (picture: HTMLImageElement, src: string) => {
    if (missing.get(picture)?.src !== src) return;
    if (picture.isConnected && picture.getAttribute('src') === src) picture.setAttribute('src', src);
    else missing.delete(picture);
  };
  const note = (picture: HTMLImageElement) => {
    const src = picture.getAttribute('src') ?? '';
    const before = missing.get(picture);
    const tries = before?.src === src ? before.tries : 0;
    missing.set(picture, { src, tries: tries + 1 });
    const wait = pictureWaits[tries];
    if (wait === undefined || src === '') return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      ask(picture, src);
    }, wait);
    timers.add(timer);
  };
  const listeners = new AbortController();
  // Neither event bubbles.
  const options = { signal: listeners.signal, capture: true };
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) note(target);
  };
  const onLoad = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) missing.delete(target);
  };
  const onOnline = () => {
    for (const [picture, { src }] of missing) ask(picture, src);
  };
  document.addEventListener('error', onError, options);
  document.addEventListener('load', onLoad, options);
  addEventListener('online', onOnline, options);
  for (const picture of document.images) if (picture.complete && picture.naturalWidth === 0) note(picture);
  return () => {
    listeners.abort();
    for (const timer of timers) clearTimeout(timer);
  };
}
