import { storageKeys } from '@magpie/domain/session';

/** When to look again after another tab has written, in ms: its cookies come by a way of their own, and later. */
const delays = [50, 250, 1000, 4000];

/**
 * Polls for what another tab has done to the tokens, which all tabs share: when it writes whose they are, some moments
 * after that, and whenever this tab comes back into view, since a sleeping tab may have missed that.
 *
 * @returns how to stop
 */
export function watchOtherTabs(poll: () => void): () => void {
  let waiting: ReturnType<typeof setTimeout>[] = [];
  const stopWaiting = () => {
    for (const timer of waiting) clearTimeout(timer);
  };
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== storageKeys.memberId && key !== null) return;
    stopWaiting();
    poll();
    waiting = delays.map((delay) => setTimeout(poll, delay));
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', poll);
  document.addEventListener('visibilitychange', poll);
  return () => {
    stopWaiting();
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', poll);
    document.removeEventListener('visibilitychange', poll);
  };
}
