import { chakra } from '@chakra-ui/react';
import { displayAmount, displayMoney } from '@magpie/domain/format';
import { Amount, Icon, VisuallyHidden } from '@magpie/ui';
import { Popover } from '@magpie/ui/overlays';
import { ChevronDown, WifiOff } from 'lucide-react';
import { useState, type JSX } from 'react';
import { useSession } from '../session/index.ts';
import { useStore } from '#shared/store/index.ts';
import { balancesHidden } from '#shared/balances-hidden/index.ts';
import { CurrencyIcon } from './currency-icon.tsx';
import { useStaleBalance } from './use-stale-balance.ts';
import { WalletPanel } from './wallet-panel.tsx';

const Trigger = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: { base: '1', sm: '2' },
    minW: '0',
    minH: '11',
    ps: '2',
    pe: { base: '2', sm: '3' },
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'md',
    fontWeight: '600',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    _hover: { bg: 'bg.muted' },
    '&[data-stale]': {
      borderStyle: 'dashed',
      borderColor: 'orange.fg',
      '& > [data-part=amount], & > span': { color: 'fg.muted' },
      '& > svg:first-of-type': { color: 'orange.fg' },
    },
    // Only the amount gives way where the bar is too narrow.
    '& > *': { flexShrink: '0' },
    '& > [data-part=amount]': { flexShrink: '1', minW: '0', overflow: 'hidden', textOverflow: 'ellipsis' },
    // At 320 px there is room for the amount, not for decoration.
    fontSize: { base: 'label', sm: 'inherit' },
    '& > [data-part=disc]': { display: { base: 'none', sm: 'grid' } },
    '& > [data-part=symbol]': { me: { base: '-1', sm: '-2' } },
    '& > [data-part=disc] + [data-part=symbol]': { sm: { srOnly: true } },
    '& > svg:last-of-type': { display: { base: 'none', sm: 'block' } },
  },
});

/** The balance in the active currency; pressed, it shows the wallets and lets the member change the currency. */
export function WalletControl(): JSX.Element | null {
  const session = useSession();
  const [open, setOpen] = useState(false);
  const hidden = useStore(balancesHidden);
  const stale = useStaleBalance();
  if (!session.signedIn) return null;
  const { account, confirmed } = session;
  const cutOff = stale && confirmed;
  const { activeCurrency, availableBalance } = account;
  const amount = displayAmount(availableBalance, activeCurrency.type);
  const spoken = hidden
    ? `${activeCurrency.code} balance hidden`
    : displayMoney(availableBalance, activeCurrency);
  const doubt = stale ? ', may be out of date' : '';
  return (
    <>
      <Popover
        label="Wallet"
        open={open}
        onOpenChange={setOpen}
        trigger={
          <Trigger
            type="button"
            data-part="wallet"
            aria-label={`Wallet, ${spoken}${doubt}`}
            {...(stale && { 'data-stale': '', title: 'May be out of date' })}
          >
            {cutOff ? <Icon of={WifiOff} size="sm" /> : <CurrencyIcon currency={activeCurrency} />}
            <span data-part="symbol">{activeCurrency.symbol}</span>
            <Amount data-part="amount" text={amount} concealed={hidden} title={hidden ? undefined : amount} />
            <Icon of={ChevronDown} size="sm" />
          </Trigger>
        }
      >
        <WalletPanel
          account={account}
          stale={cutOff}
          onLeave={() => {
            setOpen(false);
          }}
        />
      </Popover>
      <VisuallyHidden role="status">
        {cutOff && 'The connection was lost. Your balance may be out of date.'}
      </VisuallyHidden>
    </>
  );
}
