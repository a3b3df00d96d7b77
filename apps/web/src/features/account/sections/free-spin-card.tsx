import { displayMoney, promoDate } from '@magpie/domain/format';
import type { FreeSpinSection_freeSpinFragment } from '@magpie/gql/free-spins';
import { Card, Heading } from '@magpie/ui';
import type { JSX } from 'react';
import { shownTimeZone } from '#shared/time-zone/index.ts';
import { Facts } from './facts.tsx';

const statusWords: Readonly<Record<FreeSpinSection_freeSpinFragment['status'], string>> = {
  ACTIVE: 'Active',
  CANCELLED: 'Cancelled',
  COMPLETE: 'Complete',
  EXPIRED: 'Expired',
};

export function FreeSpinCard({
  freeSpin,
}: {
  readonly freeSpin: FreeSpinSection_freeSpinFragment;
}): JSX.Element {
  const { name, status, expiresAt, totalWinnings, currency, freeSpinDetails } = freeSpin;
  return (
    <Card as="article" padding="md" display="grid" gap="4">
      <Heading level={3} size="heading.sm">
        {name}
      </Heading>
      <Facts
        label={name}
        facts={[
          ['Status', statusWords[status]],
          ['Winnings', displayMoney(totalWinnings, currency)],
          ['Expires', expiresAt === null ? 'Never' : promoDate(expiresAt, shownTimeZone())],
          ...freeSpinDetails.map(
            ({ gameName, betCount, remainingFreeSpins }) =>
              [
                gameName,
                `${String(remainingFreeSpins ?? betCount)} of ${String(betCount)} spins left`,
              ] as const,
          ),
        ]}
      />
    </Card>
  );
}
