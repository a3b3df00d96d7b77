import { chakra } from '@chakra-ui/react';
import { EmptyState, ErrorState, Skeleton, Text } from '@magpie/ui';
import type { JSX } from 'react';

const List = chakra('ul', {
  base: {
    listStyleType: 'none',
    '& > li': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      gap: '1 16px',
      py: '3',
      borderBottomWidth: '1px',
      borderColor: 'border.muted',
    },
  },
});

/** A way to pay and what holds for it. */
export interface Method {
  readonly id: string;
  readonly name: string;
  readonly note: string;
}

/** Props of {@link MethodList}. */
export interface MethodListProps {
  readonly label: string;
  readonly methods: readonly Method[] | undefined;
  readonly failed: boolean;
  readonly retry: () => Promise<unknown>;
}

/** The ways to pay in or out that the platform offers in the active currency. */
export function MethodList({ label, methods, failed, retry }: MethodListProps): JSX.Element {
  if (failed && !methods) return <ErrorState level={3} onRetry={() => void retry().catch(() => undefined)} />;
  if (!methods) return <Skeleton display="block" h="132px" />;
  if (methods.length === 0) {
    return (
      <EmptyState level={3} title="No methods for this currency">
        Choose another currency in your wallet.
      </EmptyState>
    );
  }
  return (
    <List aria-label={label}>
      {methods.map(({ id, name, note }) => (
        <li key={id}>
          {name}
          <Text as="span" size="body.sm" tone="muted">
            {note}
          </Text>
        </li>
      ))}
    </List>
  );
}
