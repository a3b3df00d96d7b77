const { setTimeout: later, clearTimeout: never } = globalThis;

const FRAME_MS = 16;

/** Draws frames by timers of its own: jsdom counts them by an interval, which is gone for good once a test held the time. */
export function ownFrames(): void {
  if (typeof window === 'undefined') return;
  window.requestAnimationFrame = (draw) =>
    Number(
      later(() => {
        draw(performance.now());
      }, FRAME_MS),
    );
  window.cancelAnimationFrame = (frame) => {
    never(frame);
  };
}
