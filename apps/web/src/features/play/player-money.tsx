import { chakra } from '@chakra-ui/react';
import { displayAmount } from '@magpie/domain/format';
import { Amount, Icon, Tag } from '@magpie/ui';
import { Wallet } from 'lucide-react';
import type { JSX } from 'react';
import { balancesHidden } from '#shared/balances-hidden/index.ts';
import { useStore } from '#shared/store/index.ts';
import { useSession } from '../session/index.ts';
import type { Playing } from './model.ts';
import { OwnCash } from './own-cash.tsx';

const Row = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2.5',
    // A phone has no room for it beside the buttons: there it is a line beneath them.
    order: { base: '1', md: '0' },
    flexBasis: { base: '100%', md: 'auto' },
    flexShrink: '0',
    minH: '9',
    ps: { base: '2', md: '0' },
    whiteSpace: 'nowrap',
    '& > button': { flexShrink: '0' },
  },
});
/** Where both do not fit beside the button, the amount stands beneath what it is of. */
const Staked = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: { base: 'wrap', lg: 'nowrap' },
    flexDirection: { md: 'column', lg: 'row' },
    alignItems: { base: 'center', md: 'flex-end', lg: 'center' },
    columnGap: '2.5',
    rowGap: '1',
    minW: '0',
  },
});
const Balance = chakra('span', {
  base: {
    px: { base: '0', lg: '3' },
    py: { base: '0', lg: '2' },
    borderWidth: { base: '0', lg: '1px' },
    borderColor: 'border',
    borderRadius: 'md',
    fontWeight: '600',
  },
});

const modeLabels = { BONUS: 'Playing with bonus', CASH: 'Playing with cash' };

/** What can be staked now, and the money it is of. Free spins stake nothing, and their wins are cash (SPIN-21). */
export function useShownMoney({ request }: Playing) {
  const { account } = useSession();
  if (!account) return null;
  const { activeCurrency: currency, wallets } = account;
  if (request.freeSpin) return { currency, label: 'Playing free spins', mode: null, balance: null };
  const mode = wallets.stakedFrom ?? null;
  return { currency, label: mode && modeLabels[mode], mode, balance: wallets.stakeableBalance };
}

export interface PlayerMoneyProps {
  readonly money: NonNullable<ReturnType<typeof useShownMoney>>;
  readonly open: boolean;
  readonly onLowCash: () => void;
}

/** What can be staked and from which money (WALLET-18), and the way to the own cash where a promo keeps it out of play. */
export function PlayerMoney({ money, open, onLowCash }: PlayerMoneyProps): JSX.Element {
  const { label, mode, balance, currency } = money;
  const hidden = useStore(balancesHidden);
  return (
    <Row>
      <Staked>
        {label !== null && (
          <Tag tone="gum" icon={<Icon of={Wallet} size="sm" />}>
            {label}
          </Tag>
        )}
        {balance !== null && (
          <Balance aria-label="Balance">
            <Amount
              symbol={currency.symbol}
              text={displayAmount(balance, currency.type)}
              concealed={hidden}
            />
          </Balance>
        )}
      </Staked>
      {mode !== null && open && <OwnCash onLowCash={onLowCash} />}
    </Row>
  );
}
