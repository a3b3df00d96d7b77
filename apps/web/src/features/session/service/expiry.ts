import { nextTimerDelay } from '@magpie/domain/calendar';
import { tokenExpiry } from '@magpie/domain/session';

/**
 * Waits for the moment in the token's 'exp' claim (SESS-11), in several timers because one cannot reach 90 days, and
 * looks again whenever the page comes back into view, because timers sleep with the device.
 *
 * @param now the time in epoch ms
 * @returns how to stop waiting
 */
export function watchExpiry(accessToken: string, now: () => number, onExpired: () => void): () => void {
  const expiry = tokenExpiry(accessToken) ?? 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
  };
  function look() {
    clearTimeout(timer);
    const left = expiry - now();
    if (left > 0) {
      timer = setTimeout(look, nextTimerDelay(left));
      return;
    }
    stop();
    onExpired();
  }
  document.addEventListener('visibilitychange', look);
  timer = setTimeout(look, nextTimerDelay(expiry - now()));
  return stop;
}
