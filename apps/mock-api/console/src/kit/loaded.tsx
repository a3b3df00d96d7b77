import { Stack } from '@chakra-ui/react';
import { ErrorState, Skeleton } from '@magpie/ui';
import type { JSX, ReactNode } from 'react';
import { reasonOf } from './reason.ts';

interface Result<Data> {
  readonly data?: Data | undefined;
  readonly previousData?: Data | undefined;
  readonly error?: unknown;
  readonly refetch: () => Promise<unknown>;
}

export interface LoadedProps<Data> {
  readonly of: Result<Data>;
  /** What is loaded, for those who do not see the skeleton. */
  readonly label: string;
  /** How many lines it has about; six when left out. */
  readonly lines?: number;
  readonly children: (data: Data) => ReactNode;
}

function Waiting({ label, lines }: { readonly label: string; readonly lines: number }): JSX.Element {
  return (
    <Stack gap="3" py="2" role="status" aria-label={`Loading ${label}`} aria-busy>
      {Array.from({ length: lines }, (_, row) => (
        <Skeleton key={row} height="10" />
      ))}
    </Stack>
  );
}

/** Shows an answer, what was known of it before when it cannot be asked again, a skeleton before the first, or why there is none. */
export function Loaded<Data>({ of, label, lines = 6, children }: LoadedProps<Data>): ReactNode {
  const known = of.data ?? of.previousData;
  if (known !== undefined) return children(known);
  if (of.error === undefined) return <Waiting {...{ label, lines }} />;
  return (
    <ErrorState
      title="That didn’t load"
      onRetry={() => {
        void of.refetch().catch(() => undefined);
      }}
    >
      {reasonOf(of.error)}
    </ErrorState>
  );
}
