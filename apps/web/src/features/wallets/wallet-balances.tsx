import { chakra } from '@chakra-ui/react';
import { displayAmount } from '@magpie/domain/format';
import { balanceNames, isBonusBalance, isEmptyBalance, type BalanceName } from '@magpie/domain/wallets';
import { Amount, Icon, Tag } from '@magpie/ui';
import { Gift } from 'lucide-react';
import type { JSX } from 'react';
import type { Account } from '../session/index.ts';

const List = chakra('dl', {
  base: {
    py: '2',
    px: '5',
    borderTopWidth: '1px',
    borderColor: 'border.muted',
    '& > div': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
      minH: '9',
      fontSize: 'item',
    },
    '& dt': { display: 'inline-flex', alignItems: 'center', gap: '2', color: 'fg.muted' },
    '& dd': { fontWeight: '600', fontVariantNumeric: 'tabular-nums' },
  },
});

const labels: Readonly<Record<BalanceName, string>> = {
  mainCash: 'Main cash',
  casinoCash: 'Casino cash',
  casinoBonus: 'Casino bonus',
  sportsCash: 'Sports cash',
  sportsBonus: 'Sports bonus',
};

export interface WalletBalancesProps {
  readonly account: Pick<Account, 'wallets'>;
  readonly hidden: boolean;
}

/** Of five wallets most are empty: those that hold money stand out. */
export function WalletBalances({ account: { wallets }, hidden }: WalletBalancesProps): JSX.Element {
  const { type } = wallets.currency;
  const isEmpty = (name: BalanceName) => isEmptyBalance({ balance: wallets[name], type });
  return (
    <List aria-label="Wallets">
      {balanceNames.map((name) => (
        <div key={name}>
          <dt>
            {labels[name]}
            {isBonusBalance(name) && <Tag icon={<Icon of={Gift} size="sm" />}>Bonus</Tag>}
          </dt>
          <dd>
            <Amount
              symbol={wallets.currency.symbol}
              text={displayAmount(wallets[name], type)}
              concealed={hidden}
              tone={!hidden && isEmpty(name) ? 'subtle' : 'default'}
            />
          </dd>
        </div>
      ))}
    </List>
  );
}
