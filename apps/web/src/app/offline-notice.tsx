import { Alert } from '@magpie/ui';
import { useSyncExternalStore, type JSX } from 'react';

function onChange(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Says that the connection is gone, as long as it is. The region itself stays, so that the words are read out. */
export function OfflineNotice(): JSX.Element {
  const online = useSyncExternalStore(
    onChange,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status">
      {!online && <Alert tone="warning">You’re offline. We’ll carry on when your connection is back.</Alert>}
    </div>
  );
}
