/** What a page tells of its own load, in ms since it was asked for; the shift is a share of the screen. */
export interface PageTimes {
  firstPaint: number;
  largestPaint: number;
  blocked: number;
  shift: number;
  /** When what the page is about was drawn, in ms of the epoch. */
  shownAt: number;
  quietSince: number;
}

/** Text of a script that watches a page from its start and keeps what it sees in `window.pageTimes`. @param shown selector */
export const watcherOf = (shown: string): string => `{
  const times = { firstPaint: 0, largestPaint: 0, blocked: 0, shift: 0, shownAt: 0, quietSince: performance.now() };
  window.pageTimes = times;
  const watch = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') times.firstPaint = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => (times.largestPaint = startTime));
  watch('layout-shift', ({ value, hadRecentInput }) => (times.shift += hadRecentInput ? 0 : value));
  watch('longtask', ({ duration }) => {
    times.blocked += Math.max(0, duration - 50);
    times.quietSince = performance.now();
  });
  const look = () => {
    if (document.querySelector(${JSON.stringify(shown)}) === null) requestAnimationFrame(look);
    else requestAnimationFrame(() => (times.shownAt = performance.timeOrigin + performance.now()));
  };
  requestAnimationFrame(look);
}`;
