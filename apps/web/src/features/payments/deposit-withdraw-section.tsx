import { chakra } from '@chakra-ui/react';
import { displayMoney } from '@magpie/domain/format';
import { Button, Card, Text } from '@magpie/ui';
import type { JSX } from 'react';
import { modals } from '../../shared/modals/index.ts';
import { useSession } from '../session/index.ts';

const Actions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3', mt: '4' } });

/** The way to a deposit and a withdrawal, with what can be withdrawn. */
export function DepositWithdrawSection(): JSX.Element | null {
  const { account } = useSession();
  if (!account) return null;
  const { availableBalance, activeCurrency, wallets } = account;
  return (
    <Card padding="md">
      <Text tone="muted">Total balance</Text>
      <Text textStyle="money.lg">{displayMoney(availableBalance, activeCurrency)}</Text>
      <Text size="body.sm" tone="muted">
        {displayMoney(wallets.withdrawableBalance, activeCurrency)} can be withdrawn
      </Text>
      <Actions>
        <Button
          variant="primary"
          onClick={() => {
            modals.open('depositModal');
          }}
        >
          Deposit
        </Button>
        <Button
          onClick={() => {
            modals.open('withdrawalModal');
          }}
        >
          Withdraw
        </Button>
      </Actions>
    </Card>
  );
}
