import type { LockInGoal } from './lock-in-text.ts';

type Unlocked = Pick<LockInGoal, 'bonus' | 'freeSpins'>;

/** What a finished lock-in has given: its bonus, its free spins, or both. */
export function unlockedText({ bonus, freeSpins }: Unlocked): string {
  if (bonus === null) return `Its ${freeSpins ?? 'free spins'} are yours.`;
  const gain = `Its bonus of ${bonus}`;
  return freeSpins === null ? `${gain} is yours.` : `${gain} and ${freeSpins} are yours.`;
}

/** Where unlocked free spins are; null where a bonus is all that was unlocked. */
export function unlockedSpinsText({ bonus, freeSpins }: Unlocked): string | null {
  if (bonus !== null && freeSpins === null) return null;
  return `${bonus === null ? 'They' : 'The free spins'} are under Active Bonus, where they are played from.`;
}
