import { isOpenJackpot } from '@magpie/domain/jackpots';
import type { JSX } from 'react';
import { PlayLink } from '#shared/offers/index.ts';
import type { Jackpot } from './jackpot-facts.tsx';

/** 'Play': the games that feed a jackpot, while it can be won. */
export function JackpotPlayLink({ jackpot }: { readonly jackpot: Jackpot }): JSX.Element | null {
  const { name, status, turnoverContributions } = jackpot;
  if (!isOpenJackpot(status) || turnoverContributions.length === 0) return null;
  return <PlayLink name={name} providers={turnoverContributions.map(({ provider }) => provider.id)} />;
}
