import { Text } from '@magpie/ui';
import type { JSX } from 'react';
import type { ClaimBar } from './use-claim-bar.ts';

/** Why a cashback cannot be claimed now, beside its press. */
export function ClaimReason({ bar: { reason, reasonId } }: { readonly bar: ClaimBar }): JSX.Element | null {
  if (reason === null) return null;
  return (
    <Text id={reasonId} size="body.sm" tone="muted">
      {reason}
    </Text>
  );
}
