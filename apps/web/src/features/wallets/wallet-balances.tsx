import { chakra } from '@chakra-ui/react';
import { displayAmount } from '@magpie/domain/format';
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
      minH: '36px',
      fontSize: '14.5px',
    },
    '& dt': { display: 'inline-flex', alignItems: 'center', gap: '2', color: 'fg.muted' },
    '& dd': { fontWeight: '600', fontVariantNumeric: 'tabular-nums' },
  },
});

const rows = [
  { key: 'mainCash', label: 'Main cash', bonus: false },
  { key: 'casinoCash', label: 'Casino cash', bonus: false },
  { key: 'casinoBonus', label: 'Casino bonus', bonus: true },
  { key: 'sportsCash', label: 'Sports cash', bonus: false },
  { key: 'sportsBonus', label: 'Sports bonus', bonus: true },
] as const;

/** Props of {@link WalletBalances}. */
export interface WalletBalancesProps {
  readonly account: Pick<Account, 'wallets'>;
  readonly hidden: boolean;
}

/** The five wallets in the active currency. */
export function WalletBalances({ account: { wallets }, hidden }: WalletBalancesProps): JSX.Element {
  return (
    <List aria-label="Wallets">
      {rows.map(({ key, label, bonus }) => (
        <div key={key}>
          <dt>
            {label}
            {bonus && <Tag icon={<Icon of={Gift} size="sm" />}>Bonus</Tag>}
          </dt>
          <dd>
            <Amount text={displayAmount(wallets[key], wallets.currency.type)} concealed={hidden} />
          </dd>
        </div>
      ))}
    </List>
  );
}
