import { areToActivate } from './free-spins.ts';
import type { FreeSpinsLife, FreeSpinStatus } from './free-spins.ts';

const overTexts: Readonly<Record<Exclude<FreeSpinStatus, 'ACTIVE'>, string>> = {
  CANCELLED: 'Ended before all were played. What they won stays yours.',
  COMPLETE: 'All are played, and what they won is cash.',
  EXPIRED: 'Their time ran out before all were played. What they won stays yours.',
};

/** What free spins ask for now, or how they came out; what they win is cash at once (SPIN-21). */
export function freeSpinsText(spins: FreeSpinsLife): string {
  if (spins.status !== 'ACTIVE') return overTexts[spins.status];
  const wins = 'What they win is cash, with nothing to wager.';
  return areToActivate(spins) ? `Activate them to play. ${wins}` : wins;
}

/** What the time of their end means; null for those that something else has ended. */
export function freeSpinsEndLabel(status: FreeSpinStatus): 'Expires' | 'Ended' | null {
  if (status === 'ACTIVE') return 'Expires';
  return status === 'EXPIRED' ? 'Ended' : null;
}
