import type { JSX } from 'react';
import { FreeSpinList } from './free-spin-list.tsx';

/** The member's free spins of every status (SPIN-19). */
export function FreeSpinsSection(): JSX.Element {
  return <FreeSpinList label="Free spins" />;
}
