import { storageKeys } from '@magpie/domain/session';

/** Polls after a storage event, in ms: the cookies of the other tab arrive later than it. */
const delays = [50, 250, 1000, 4000];

/**
 * Polls the tokens, which all tabs share: when another tab writes whose they are, shortly after that, and whenever this
 * tab comes back into view, since a sleeping tab may have missed the event. @returns how to stop
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
