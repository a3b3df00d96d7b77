import { chakra } from '@chakra-ui/react';
import { displayAmount } from '@magpie/domain/format';
import { Amount, Icon } from '@magpie/ui';
import { Popover } from '@magpie/ui/overlays';
import { ChevronDown } from 'lucide-react';
import { useState, type JSX } from 'react';
import { useSession } from '../session/index.ts';
import { useStore } from '../../shared/store/index.ts';
import { balancesHidden } from './balances-hidden.ts';
import { CurrencyDisc } from './currency-disc.tsx';
import { WalletPanel } from './wallet-panel.tsx';

const Trigger = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: { base: '1', sm: '2' },
    minW: '0',
    minH: '44px',
    ps: '2',
    pe: { base: '2', sm: '3' },
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'md',
    fontWeight: '600',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    _hover: { bg: 'bg.muted' },
    '& [data-part=disc]': { display: { base: 'none', sm: 'grid' } },
  },
});

/** The balance in the active currency; pressed, it shows the wallets and lets the member change the currency. */
export function WalletControl(): JSX.Element | null {
  const { account } = useSession();
  const [open, setOpen] = useState(false);
  const hidden = useStore(balancesHidden);
  if (!account) return null;
  const { activeCurrency, availableBalance } = account;
  const amount = displayAmount(availableBalance, activeCurrency.type);
  const spoken = hidden ? 'balance hidden' : amount;
  return (
    <Popover
      label="Wallet"
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Trigger type="button" aria-label={`Wallet, ${activeCurrency.code} ${spoken}`}>
          <CurrencyDisc currency={activeCurrency} />
          <Amount text={amount} concealed={hidden} />
          <Icon of={ChevronDown} size="sm" />
        </Trigger>
      }
    >
      <WalletPanel
        account={account}
        onLeave={() => {
          setOpen(false);
        }}
      />
    </Popover>
  );
}
