import { decidePromoDeposit, isStartedByDeposit } from './decide-promo-deposit.ts';
import type { PromoStart } from './decide-promo-deposit.ts';
import { decidePromoTerms } from './decide-promo-terms.ts';
import type { PromoTerms } from './decide-promo-terms.ts';
import type { DepositOrdinalTrigger } from './deposit-ordinal.ts';

export interface OrderedPromo extends PromoTerms, PromoStart {
  readonly id: string;
  /** Null for a promo that no deposit starts. */
  readonly depositOrdinalTrigger: DepositOrdinalTrigger | null;
  /** Null if it has no end. */
  readonly expiresAt: Date | null;
}

/** The person for whom promos are sorted. */
export interface PromoViewer {
  /** Null while not known. */
  readonly level: number | null;
  /** Number of the next deposit, from 1. */
  readonly nextDeposit: number;
  /** Id of the active promo, or null. */
  readonly activePromo: string | null;
  /** Id of the promo of the running lock-in, or null. */
  readonly lockIn: string | null;
  /** Whether a lock-in can begin: none runs, and the cooldown of the last one is over. */
  readonly canLockIn: boolean;
}

/** A visitor, who is shown what a new member can get. */
export const promoVisitor: PromoViewer = {
  ...{ level: null, nextDeposit: 1, activePromo: null, lockIn: null },
  canLockIn: true,
};

function canBeHad(promo: OrderedPromo, { level, nextDeposit, activePromo, canLockIn }: PromoViewer): boolean {
  if (promo.lockInEnabled) return canLockIn && decidePromoTerms(promo, level).allowed;
  if (!isStartedByDeposit(promo)) return decidePromoTerms(promo, level).allowed;
  const fit = {
    ...{ promoCurrency: '', currency: null },
    ...{ trigger: promo.depositOrdinalTrigger, ordinal: nextDeposit },
  };
  return decidePromoDeposit({ promo, level, hasActivePromo: activePromo !== null, fit }).allowed;
}

function rankOf(promo: OrderedPromo, viewer: PromoViewer): number {
  if (promo.id === viewer.activePromo || promo.id === viewer.lockIn) return 0;
  if (!canBeHad(promo, viewer)) return 3;
  return promo.depositOrdinalTrigger === 'FIRST' ? 1 : 2;
}

/**
 * The order of the list of promos: those in progress, the promo of a first deposit not yet made, others available now, and
 * the rest; within each group, the one that ends first is at the top.
 */
export function promosInOrder<Promo extends OrderedPromo>(
  promos: readonly Promo[],
  viewer: PromoViewer,
): Promo[] {
  const endOf = ({ expiresAt }: Promo) => expiresAt?.getTime() ?? Infinity;
  const placed = promos.map((promo) => ({ promo, rank: rankOf(promo, viewer), end: endOf(promo) }));
  return placed
    .toSorted((a, b) => {
      if (a.rank !== b.rank) return a.rank - b.rank;
      if (a.end !== b.end) return a.end < b.end ? -1 : 1;
      return a.promo.id < b.promo.id ? -1 : 1;
    })
    .map(({ promo }) => promo);
}
