import { chakra } from '@chakra-ui/react';
import { displayAmount, displayMoney } from '@magpie/domain/format';
import { Alert, Amount, Button, Icon, IconButton, Text } from '@magpie/ui';
import { Coins, Eye, EyeOff, Settings, WifiOff } from 'lucide-react';
import type { JSX } from 'react';
import { modals } from '#shared/modals/index.ts';
import { useStore } from '#shared/store/index.ts';
import type { Account } from '../session/index.ts';
import { balancesHidden } from '#shared/balances-hidden/index.ts';
import { CurrencyList } from './currency-list.tsx';
import { WalletBalances } from './wallet-balances.tsx';

const Top = chakra('div', {
  base: {
    p: '5',
    pb: '4',
    '& > [data-part=row]': { display: 'flex', alignItems: 'center', justifyContent: 'space-between' },
    '& > [data-part=actions]': { display: 'flex', gap: '2', mt: '4', '& > *': { flex: '1' } },
  },
});

const Foot = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: '1',
    p: '2',
    borderTopWidth: '1px',
    borderColor: 'border.muted',
  },
});

export interface WalletPanelProps {
  readonly account: Account;
  readonly stale: boolean;
  readonly onLeave: () => void;
}

const Fitted = chakra('div', {
  base: {
    containerType: 'inline-size',
    '& > span': {
      display: 'block',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      fontSize: 'min({fontSizes.total}, calc(100cqi / (var(--characters) * .72)))',
    },
  },
});

function Total({ account, hidden }: { readonly account: Account; readonly hidden: boolean }): JSX.Element {
  const { activeCurrency, availableBalance, wallets } = account;
  const text = displayAmount(availableBalance, activeCurrency.type);
  const { length } = activeCurrency.symbol + text;
  return (
    <>
      <div data-part="row">
        <Text size="body.sm" tone="muted">
          Total balance
        </Text>
        <IconButton
          label={hidden ? 'Show balances' : 'Hide balances'}
          onClick={() => {
            balancesHidden.set(!hidden);
          }}
        >
          <Icon of={hidden ? EyeOff : Eye} />
        </IconButton>
      </div>
      <Fitted css={{ '--characters': String(length) }}>
        <Amount size="xl" symbol={activeCurrency.symbol} text={text} concealed={hidden} />
      </Fitted>
      {!hidden && (
        <Text size="body.sm" tone="muted" fontVariantNumeric="tabular-nums">
          {displayMoney(wallets.withdrawableBalance, activeCurrency)} can be withdrawn
        </Text>
      )}
    </>
  );
}

/** What the wallet popover holds: total, the five wallets, the favourite currencies and the way to the settings. */
export function WalletPanel({ account, stale, onLeave }: WalletPanelProps): JSX.Element {
  const hidden = useStore(balancesHidden);
  const opening = (name: 'depositModal' | 'withdrawalModal' | 'manageCurrency' | 'walletSettings') => () => {
    onLeave();
    modals.open(name);
  };
  return (
    <>
      <Top>
        {stale && (
          <Alert tone="warning" mb="4" icon={<Icon of={WifiOff} />}>
            The connection was lost. These amounts may be out of date.
          </Alert>
        )}
        <Total account={account} hidden={hidden} />
        <div data-part="actions">
          <Button variant="primary" onClick={opening('depositModal')}>
            Deposit
          </Button>
          <Button onClick={opening('withdrawalModal')}>Withdraw</Button>
        </div>
      </Top>
      <WalletBalances account={account} hidden={hidden} />
      <CurrencyList account={account} hidden={hidden} />
      <Foot>
        <Button variant="ghost" size="sm" icon={<Icon of={Coins} />} onClick={opening('manageCurrency')}>
          Manage Currency
        </Button>
        <Button variant="ghost" size="sm" icon={<Icon of={Settings} />} onClick={opening('walletSettings')}>
          Wallet Settings
        </Button>
      </Foot>
    </>
  );
}
