import { Text } from '@magpie/ui';
import type { JSX, ReactNode } from 'react';

/** What stands in a panel that has nothing to show. */
export function Nothing({ children }: { readonly children: ReactNode }): JSX.Element {
  return (
    <Text data-part="nothing" tone="muted" size="body.sm" p="3">
      {children}
    </Text>
  );
}
