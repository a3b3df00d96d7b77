import { chakra } from '@chakra-ui/react';
import { displayAmount } from '@magpie/domain/format';
import { useWalletCurrenciesQuery } from '@magpie/gql/wallets';
import { Amount, Icon, Skeleton } from '@magpie/ui';
import { Check } from 'lucide-react';
import type { JSX, KeyboardEvent } from 'react';
import type { Account } from '../session/index.ts';
import { CurrencyDisc } from './currency-disc.tsx';
import { useActiveCurrency } from './use-active-currency.ts';

const List = chakra('div', {
  base: {
    p: '2',
    borderTopWidth: '1px',
    borderColor: 'border.muted',
    '& > [role=radio]': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      width: 'full',
      minH: '48px',
      px: '3',
      borderRadius: 'md',
      textAlign: 'start',
      _hover: { bg: 'bg.muted' },
    },
    '& > [aria-checked=true]': { bg: 'bg.emphasized' },
    '& [data-part=name]': { flex: '1', minW: '0', fontWeight: '600' },
    '& [data-part=name] > span': { fontSize: '12.5px', fontWeight: '400', color: 'fg.subtle' },
    '& > [aria-checked=true] [data-part=name] > span': { color: 'fg.muted' },
    '& [data-part=mark]': { width: '16px' },
  },
});

type Currency = Account['activeCurrency'];

/** Props of {@link CurrencyList}. */
export interface CurrencyListProps {
  readonly active: Currency;
  /** Balance of the active currency. */
  readonly total: string;
  readonly hidden: boolean;
}

interface Row {
  readonly currency: Currency;
  readonly balance: string;
}

/** The favourites, and the active currency before them when it is none. */
function rowsOf(favourites: readonly (Currency & { readonly balance: string })[], own: Row): readonly Row[] {
  const rows = favourites.map((currency) => ({
    currency,
    balance: currency.code === own.currency.code ? own.balance : currency.balance,
  }));
  return rows.some(({ currency }) => currency.code === own.currency.code) ? rows : [own, ...rows];
}

const steps: Partial<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** Arrows move the focus only: choosing sends a call, so it takes Enter, space or a press. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const radios = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=radio]')];
  const at = radios.findIndex((radio) => radio === document.activeElement);
  radios[(at + step + radios.length) % radios.length]?.focus();
}

/** The favourite currencies; choosing one makes it the active one (WALLET-08). */
export function CurrencyList({ active, total, hidden }: CurrencyListProps): JSX.Element {
  const { data, loading } = useWalletCurrenciesQuery();
  const { choose, choosing } = useActiveCurrency();
  const rows = rowsOf(data?.me.favoriteCurrencyDetails ?? [], { currency: active, balance: total });
  return (
    <List role="radiogroup" aria-label="Active currency" aria-busy={choosing !== null} onKeyDown={moveFocus}>
      {rows.map(({ currency, balance }) => {
        const current = currency.code === active.code;
        return (
          <button
            key={currency.code}
            type="button"
            role="radio"
            aria-checked={current}
            tabIndex={current ? 0 : -1}
            disabled={choosing !== null}
            onClick={() => {
              if (!current) choose(currency.code);
            }}
          >
            <CurrencyDisc currency={currency} />
            <span data-part="name">
              {currency.code} <span>{currency.name}</span>
            </span>
            <Amount text={displayAmount(balance, currency.type)} concealed={hidden} />
            <span data-part="mark">{current && <Icon of={Check} size="sm" />}</span>
          </button>
        );
      })}
      {loading && !data && <Skeleton display="block" h="48px" m="2px" borderRadius="md" />}
    </List>
  );
}
