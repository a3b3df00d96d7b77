import { money } from '../money/index.ts';
import type { Minor } from '../money/index.ts';
import { sharePrizes } from './prizes.ts';
import type { Prize } from './prizes.ts';

export interface StandingPlace {
  readonly score: bigint;
  readonly own: boolean;
}

/** What a member's place would win if the board stayed as it is; nothing outside the prizes. */
export function standingPrize(places: readonly StandingPlace[], prizes: readonly Prize[]): Minor {
  return sharePrizes(places, prizes).find(({ own }) => own)?.prize ?? money.zero;
}

/** @param prize as shown; null for none */
export function standingPrizeText({
  prize,
  over,
}: {
  readonly prize: string | null;
  readonly over: boolean;
}): string {
  if (over) return prize === null ? 'This place won no prize.' : `This place won ${prize}.`;
  return prize === null ? 'No prize as it stands.' : `As it stands you win ${prize}.`;
}

/** Where a board has no places. */
export const nobodyScoredText = (over: boolean): string =>
  over ? 'Nobody scored.' : 'Nobody has scored yet.';
