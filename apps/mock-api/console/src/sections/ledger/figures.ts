import {
  useWorldBalancesQuery,
  useWorldCashbacksQuery,
  useHeldRewardsQuery,
  type FigureInput,
} from '@magpie/gql/control';
import { placeOf } from '#app/places.ts';
import { slowly } from '#kit/live.ts';

const balances: Readonly<Record<string, readonly [label: string, of: FigureInput]>> = {
  main: ['Balance of the main wallet', { figure: 'BALANCE', wallet: 'MAIN' }],
  casino: ['Balance of the casino wallet', { figure: 'BALANCE', wallet: 'CASINO' }],
  casinoBonus: ['Casino bonus money', { figure: 'BALANCE', wallet: 'CASINO_BONUS' }],
  sport: ['Balance of the sport wallet', { figure: 'BALANCE', wallet: 'SPORT' }],
  sportBonus: ['Sport bonus money', { figure: 'BALANCE', wallet: 'SPORT_BONUS' }],
};

const others: Readonly<Record<string, readonly [label: string, of: FigureInput]>> = {
  turnover: ['Turnover of the active promo', { figure: 'TURNOVER' }],
  cashback: ['A cashback', { figure: 'CASHBACK' }],
  level: ['Experience of the level', { figure: 'LEVEL' }],
  daily: ['Deposits of the day', { figure: 'LIMIT', period: 'DAILY' }],
  weekly: ['Deposits of the week', { figure: 'LIMIT', period: 'WEEKLY' }],
  monthly: ['Deposits of the month', { figure: 'LIMIT', period: 'MONTHLY' }],
  yearly: ['Deposits of the year', { figure: 'LIMIT', period: 'YEARLY' }],
};

/** The figure that an address asks about: `level`, or with the currency or the id that it is of, `main:NZD`, `cashback:cashback_monday`. */
export function figureOf(chosen: string): FigureInput {
  const [name = '', detail] = chosen.split(':');
  const of = (balances[name] ?? others[name])?.[1] ?? { figure: 'BALANCE' };
  if (detail === undefined) return of;
  return { ...of, ...(name in balances ? { currency: detail } : { id: detail }) };
}

/** Where a figure of a member is told by what it is the sum of. */
export const whyPlace = (world: string, member: string, chosen: string): string =>
  `${placeOf(world, 'ledger')}?${new URLSearchParams({ member, why: chosen }).toString()}`;

interface Choice {
  readonly value: string;
  readonly label: string;
}

/** All figures of a member that can be asked about, those of cashbacks and further currencies as they have them. */
export function useFigures(world: string, member: string): Choice[] {
  const asked = { ...slowly, variables: { world, member } };
  const [, ...further] = useWorldBalancesQuery(asked).data?.worldBalances ?? [];
  const promos = (useHeldRewardsQuery(asked).data?.heldRewards ?? []).filter(
    ({ form, status }) => form === 'PROMO' && status !== 'ACTIVE',
  );
  const cashbacks = useWorldCashbacksQuery(asked).data?.worldCashbacks ?? [];
  const { cashback: _each, ...alone } = others;
  return [
    ...Object.entries(balances).map(([value, [label]]) => ({ value, label })),
    ...further.flatMap(({ currency }) =>
      Object.entries(balances).map(([wallet, [label]]) => ({
        value: `${wallet}:${currency}`,
        label: `${label} in ${currency}`,
      })),
    ),
    ...Object.entries(alone).map(([value, [label]]) => ({ value, label })),
    ...promos.map(({ id, promo }) => ({ value: `turnover:${id}`, label: `Turnover of ${promo}` })),
    ...cashbacks.map(({ id, title }) => ({ value: `cashback:${id}`, label: `Cashback: ${title}` })),
  ];
}
