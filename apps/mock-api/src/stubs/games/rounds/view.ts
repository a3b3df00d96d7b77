import { money } from '@magpie/domain/money';
import type { CurrencyType } from '@magpie/domain/money';
import type { Json, Shown } from '@magpie/domain/studio';
import type { RoundRow, SeedPair } from '../store/index.ts';
import type { RoundStatus } from '../store/tables.ts';
import { actionsOf, replayKept } from './replay.ts';

/** A round as its page is told it; amounts are decimals of the wire. */
export interface RoundView {
  readonly round: string;
  /** The page's own name for it. */
  readonly request: string;
  readonly status: RoundStatus;
  readonly currency: string;
  readonly stake: string;
  readonly payout: string;
  readonly balance: string;
  /** How many actions were taken: the number of the next one. */
  readonly step: number;
  /** What can be done next; empty when nothing can. */
  readonly next: readonly string[];
  /** What the game shows; null when it did not take place. */
  readonly view: Json;
}

/** What a model shows, as JSON: each amount becomes a decimal of the wire. */
export function asJson(shown: Shown, type: CurrencyType): Json {
  if (typeof shown === 'bigint') return money.format(money.of(shown), type);
  if (shown === null || typeof shown !== 'object') return shown;
  if (Array.isArray(shown)) return (shown as readonly Shown[]).map((each) => asJson(each, type));
  return Object.fromEntries(Object.entries(shown).map(([name, each]) => [name, asJson(each, type)]));
}

const took = ({ status }: RoundRow): boolean => status !== 'OPENING' && status !== 'ROLLED_BACK';

export function toView(row: RoundRow, seeds: SeedPair): RoundView {
  const { currencyType: type } = row;
  const decimal = (minor: bigint) => money.format(money.of(minor), type);
  const state = took(row) ? replayKept(row, seeds).state : null;
  return {
    round: row.id,
    request: row.requestId,
    status: row.status,
    currency: row.currency,
    stake: decimal(row.stakeMinor),
    payout: decimal(row.payoutMinor),
    balance: decimal(row.balanceAfterMinor),
    step: actionsOf(row).length,
    next: row.status === 'OPEN' && state ? state.next : [],
    view: state && asJson(state.view, type),
  };
}
