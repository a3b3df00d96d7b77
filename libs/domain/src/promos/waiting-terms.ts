import type { Minor } from '../money/index.ts';
import { awardForm } from './award-form.ts';
import type { AwardRules } from './award.ts';
import { isTargetOfOffer } from './target-source.ts';
import { cancelLossText, turnoverText } from './terms-texts.ts';

export interface WaitingAward extends Pick<AwardRules, 'kind' | 'wagering'> {
  readonly bonus: Minor;
  readonly turnoverTarget: Minor;
  /** Above nothing of an award that was given anew. */
  readonly turnoverCounter: Minor;
  /** The deposit that earned it; zero where none did. */
  readonly deposit: Minor;
  readonly hasFreeSpins: boolean;
}

export interface WaitingAwardTerms {
  /** As of `turnoverText`, but for what the rules of the offer do not make; null where free spins are all that it gives. */
  readonly wagering: string | null;
  readonly wayOut: string;
}

const isUnmatched = ({ kind, wagering, deposit }: WaitingAward) =>
  kind === 'BONUS_PLUS_DEPOSIT' && wagering > 0 && deposit === 0n;

function turnoverOf(award: WaitingAward): string {
  if (award.turnoverCounter > 0n) return 'What is left of its target';
  if (!isTargetOfOffer(award)) return 'Its own target';
  const base = isUnmatched(award) ? 'BONUS_ONLY' : award.kind;
  const times = turnoverText({ kind: base, wagering: award.wagering });
  return `${times}${isUnmatched(award) ? ', as no deposit was made' : ''}`;
}

/** Where the press stands that gives it up, which there is for what has begun alone (PROMO-30, SPIN-10). */
function wayOutText(award: WaitingAward, spinsAlone: boolean): string {
  const waits = 'While it waits, it takes nothing from you.';
  const by = award.deposit > 0n ? 'DEPOSIT' : 'GIFT';
  return spinsAlone
    ? `${waits} Once it has begun, you can give it up under Free spins. ${cancelLossText('SPINS')}`
    : `${waits} Once it has begun, you can give it up under Active bonus. ${cancelLossText(by, award.hasFreeSpins)}`;
}

/** The terms of an award before it begins, by its own figures and not by those of the offer (PROMO-53, PROMO-54). */
export function waitingAwardTerms(award: WaitingAward): WaitingAwardTerms {
  const spinsAlone = awardForm(award) === 'FREE_SPINS';
  return {
    wagering: spinsAlone ? null : turnoverOf(award),
    wayOut: wayOutText(award, spinsAlone),
  };
}
