import { chakra } from '@chakra-ui/react';
import { cashHoldText } from '@magpie/domain/play';
import type { JSX } from 'react';
import { OwnCash } from './own-cash.tsx';
import { useCashHold, useHoldNow } from './use-cash-hold.ts';

const Note = chakra('div', {
  base: { display: 'grid', gap: '3', justifyItems: 'start', mdDown: { '& > button': { width: 'full' } } },
});

/** That the active promo plays with its bonus and keeps the member's cash out of play, with the way to that cash. */
export function HeldCashNote(): JSX.Element | null {
  const inBonusMode = useHoldNow() === 'BONUS_MODE';
  const { facts } = useCashHold('BONUS_MODE');
  const text = inBonusMode ? cashHoldText(facts) : null;
  if (!text) return null;
  return (
    <Note>
      <p>{text.why}</p>
      <OwnCash />
    </Note>
  );
}
