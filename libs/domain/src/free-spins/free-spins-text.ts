import type { FreeSpinStatus } from './free-spins.ts';

export interface FreeSpinsLife {
  readonly status: FreeSpinStatus;
  readonly activated: boolean;
}

const overTexts: Readonly<Record<Exclude<FreeSpinStatus, 'ACTIVE'>, string>> = {
  CANCELLED: 'Ended before all were played. What they won stays yours.',
  COMPLETE: 'All are played, and what they won is cash.',
  EXPIRED: 'Their time ran out before all were played. What they won stays yours.',
};

/** What free spins ask for now, or how they came out; what they win is cash at once (SPIN-21). */
export function freeSpinsText({ status, activated }: FreeSpinsLife): string {
  if (status !== 'ACTIVE') return overTexts[status];
  const wins = 'What they win is cash, with nothing to wager.';
  return activated ? wins : `Activate them to play. ${wins}`;
}
