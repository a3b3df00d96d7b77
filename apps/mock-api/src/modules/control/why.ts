import {
  decideBalanceFigure,
  decideCashbackFigure,
  decideTurnoverFigure,
  figureReasons,
} from '@magpie/domain/control';
import type { Explanation, FigureInput } from '#__generated__/control.ts';
import { sumOf } from '#platform/explanations/index.ts';
import type { Explained } from '#platform/explanations/index.ts';
import { refusalOf } from '#platform/graphql/index.ts';
import { explainBalance, memberAccount } from '#platform/ledger/index.ts';
import type { World } from '#platform/worlds/index.ts';
import type { MemberRow } from '../account/index.ts';
import { cashbackRecord, explainCashback } from '../cashback/index.ts';
import { explainLevel } from '../levels/index.ts';
import { explainLimit } from '../payments/index.ts';
import { activeRow, explainTurnover, findMemberPromo } from '../promos/index.ts';
import { decimal, knownCurrency } from '../wallets/index.ts';
import { checkFirst } from './check-first.ts';
import { findMember } from './members.ts';

type Asked = (world: World, member: MemberRow, input: FigureInput) => Promise<Explained>;

const explainers: Readonly<Record<FigureInput['figure'], Asked>> = {
  BALANCE: ({ db }, { id, activeCurrency }, input) => {
    const { wallet, currency } = {
      wallet: input.wallet ?? 'MAIN',
      currency: input.currency ?? activeCurrency,
    };
    const decision = decideBalanceFigure(wallet, currency);
    if (!decision.allowed) throw refusalOf(figureReasons, decision);
    return explainBalance(db, memberAccount(id, decision.plan, currency));
  },
  TURNOVER: async ({ db }, { id: memberId }, { id = null }) => {
    const found = await (id === null ? activeRow(db, memberId) : findMemberPromo(db, id));
    const decision = decideTurnoverFigure(memberId, id, found);
    if (!decision.allowed) throw refusalOf(figureReasons, decision);
    return explainTurnover(db, decision.plan);
  },
  CASHBACK: async (world, { id: memberId }, { id = null }) => {
    const decision = decideCashbackFigure(id, await cashbackRecord(world.db, id ?? ''));
    if (!decision.allowed) throw refusalOf(figureReasons, decision);
    return explainCashback(world, decision.plan, memberId);
  },
  LEVEL: ({ db }, { id }) => explainLevel(db, id),
  LIMIT: (world, member, { period }) => explainLimit(world, member, period ?? 'DAILY'),
};

/**
 * Why a figure of a member is what it is (SIM-12).
 * @throws Refusal NOT_FOUND for a member, promo or cashback there is not, BAD_USER_INPUT
 */
export async function why(
  world: World,
  member: string,
  { of, first }: { readonly of: FigureInput; readonly first: number },
): Promise<Explanation> {
  const most = checkFirst(first);
  const row = await findMember(world.db, member);
  const { title, currency, value, parts } = await explainers[of.figure](world, row, of);
  // Points have two decimals, as the currency has that they are reckoned in.
  const unit = knownCurrency(currency ?? 'AUD');
  const sum = sumOf(parts);
  return {
    ...{ figure: of.figure, title, currency, agrees: sum === value, count: parts.length },
    ...{ value: decimal(value, unit), sum: decimal(sum, unit) },
    parts: parts.slice(0, most).map(({ at, amount, ...part }) => ({
      ...part,
      at: at === null ? null : new Date(at).toISOString(),
      amount: decimal(amount, unit),
    })),
  };
}
