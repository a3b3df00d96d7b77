import { chakra } from '@chakra-ui/react';
import { isEmptyBalance, shownBalance, visibleFavourites } from '@magpie/domain/wallets';
import { useWalletCurrenciesQuery, type WalletCurrenciesQuery } from '@magpie/gql/wallets';
import { Amount, Icon, Skeleton } from '@magpie/ui';
import { Check } from 'lucide-react';
import type { JSX, KeyboardEvent } from 'react';
import { freshAfter } from '#shared/apollo/index.ts';
import { logNote } from '#shared/log/index.ts';
import { LineNotLoaded, rowButton, useLoading } from '#shared/page/index.ts';
import { useUnheardPushes, type Account } from '../session/index.ts';
import { useFollowPlay } from '../session/late.ts';
import { CurrencyIcon } from './currency-icon.tsx';
import { useActiveCurrency } from './use-active-currency.ts';

const List = chakra('div', {
  base: {
    p: '2',
    borderTopWidth: '1px',
    borderColor: 'border.muted',
    '& > [role=radio]': rowButton,
    '& > [aria-checked=true]': { bg: 'bg.emphasized' },
    '& [data-part=name]': { flex: '1', minW: '0', fontWeight: '600' },
    '& [data-part=name] > span': { fontSize: 'caption', fontWeight: '400', color: 'fg.subtle' },
    '& > [aria-checked=true] [data-part=name] > span': { color: 'fg.muted' },
    '& [data-part=mark]': { width: '4' },
  },
});

export interface CurrencyListProps {
  readonly account: Account;
  readonly hidden: boolean;
  /** Takes the place of the change, for where something has to be asked first. */
  readonly onChoose?: (code: string) => void;
}

/** The rows of the list as the wallet settings want them (WALLET-14, WALLET-15). */
function rowsOf(account: Account, own: WalletCurrenciesQuery['me'] | undefined) {
  const { hideZeroBalances: hideZero, displayCryptoCurrencyInFiat, activeCurrency } = account;
  // The balance that pushes follow.
  const active = { ...activeCurrency, balance: account.availableBalance };
  return visibleFavourites(own?.favoriteCurrencyDetails ?? [], { hideZero, active }).map((currency) => {
    const worth = own?.favoriteCryptoBalances.find((each) => each.currency.code === currency.code);
    return { currency, text: shownBalance(currency, worth ?? null, displayCryptoCurrencyInFiat) };
  });
}

const steps: Partial<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const radios = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=radio]')];
  const at = radios.findIndex((radio) => radio === document.activeElement);
  radios[(at + step + radios.length) % radios.length]?.focus();
}

function NotLoaded({
  retrying,
  onRetry,
}: {
  readonly retrying: boolean;
  readonly onRetry: () => void;
}): JSX.Element {
  return (
    <LineNotLoaded px="3" py="2" role="status" retry={onRetry} retrying={retrying}>
      Your favourite currencies could not be loaded.
    </LineNotLoaded>
  );
}

/** The favourite currencies; choosing one makes it the active one (WALLET-08). */
export function CurrencyList({ account, hidden, onChoose }: CurrencyListProps): JSX.Element {
  const result = useWalletCurrenciesQuery({
    fetchPolicy: 'cache-and-network',
    // A push asks for what is newer than a call that has not been answered.
    context: { queryDeduplication: false, ...freshAfter('GAP') },
  });
  const { data, loading, refetch } = result;
  const { failed, retrying, retry } = useLoading(result);
  const { choose, choosing } = useActiveCurrency();
  const rows = rowsOf(account, data?.me);
  const { activeCurrency: active } = account;
  // What crypto is worth is not part of the push.
  const again = useFollowPlay(() =>
    refetch().catch((error: unknown) => {
      logNote('The favourite currencies could not be fetched again.', error);
    }),
  );
  useUnheardPushes(again);
  return (
    <List role="radiogroup" aria-label="Active currency" aria-busy={choosing !== null} onKeyDown={moveFocus}>
      {rows.map(({ currency, text }) => {
        const current = currency.code === active.code;
        return (
          <button
            key={currency.code}
            type="button"
            role="radio"
            aria-checked={current}
            tabIndex={current ? 0 : -1}
            aria-disabled={choosing !== null}
            onClick={() => {
              if (current || choosing !== null) return;
              if (onChoose) onChoose(currency.code);
              else void choose(currency.code);
            }}
          >
            <CurrencyIcon currency={currency} />
            <span data-part="name">
              {currency.code} <span>{currency.name}</span>
            </span>
            <Amount
              text={text}
              concealed={hidden}
              tone={!hidden && !current && isEmptyBalance(currency) ? 'subtle' : 'default'}
            />
            <span data-part="mark">{current && <Icon of={Check} size="sm" />}</span>
          </button>
        );
      })}
      {loading && !data && !failed && <Skeleton display="block" h="12" m="0.5" borderRadius="md" />}
      {failed && <NotLoaded retrying={retrying} onRetry={retry} />}
    </List>
  );
}
