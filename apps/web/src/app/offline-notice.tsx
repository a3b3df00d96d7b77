import { Alert, useOnline } from '@magpie/ui';
import type { JSX } from 'react';

/** Says that the connection is gone, as long as it is. The region itself stays, so that the words are read out. */
export function OfflineNotice(): JSX.Element {
  const online = useOnline();
  return (
    <div role="status">
      {!online && <Alert tone="warning">You’re offline. We’ll carry on when your connection is back.</Alert>}
    </div>
  );
}
