import { Link, Text } from '@magpie/ui';
import type { JSX } from 'react';

export interface OtherEntranceProps {
  readonly question: string;
  readonly onChoose: () => void;
  readonly children: string;
}

/** The way from the login to the sign-up and back, which a press that waits for either takes along (AUTH-45). */
export function OtherEntrance({ question, onChoose, children }: OtherEntranceProps): JSX.Element {
  return (
    <Text tone="muted" mt="5">
      {question}{' '}
      <Link asChild alone>
        <button type="button" onClick={onChoose}>
          {children}
        </button>
      </Link>
    </Text>
  );
}
