import { freeTextAsHtml } from '../format/index.ts';
import { rewardDays, tiers } from '../levels/index.ts';

export interface RewardMessage {
  readonly title: string;
  readonly content: string;
}

export interface TournamentPrize {
  readonly tournament: string;
  readonly rank: number;
  /** With its currency. */
  readonly prize: string;
}

/** What a member is told whose prize of a tournament was paid (TOUR-10). */
export function tournamentPrizeMessage({ tournament, rank, prize }: TournamentPrize): RewardMessage {
  return {
    title: 'Tournament Prize',
    content: `<p>You came in at rank ${String(rank)} in ${freeTextAsHtml(tournament)} and won ${prize}. It is in your main cash.</p>`,
  };
}

/** What a member is told who has won a jackpot (JACK-12). @param won with its currency */
export function jackpotMessage(jackpot: string, won: string): RewardMessage {
  return {
    title: 'Jackpot Won',
    content: `<p>You won ${won} from the jackpot ${freeTextAsHtml(jackpot)}. It is in your main cash.</p>`,
  };
}

/** What a member is told whose cashback was credited as cash. @param amount with its currency */
export function cashbackMessage(cashback: string, amount: string): RewardMessage {
  return {
    title: 'Cashback Credited',
    content: `<p>${freeTextAsHtml(cashback)} brought you ${amount}. It is in your main cash.</p>`,
  };
}

/** What a member is told who has earned a badge (ACH-03). */
export function badgeMessage(badge: string): RewardMessage {
  return {
    title: 'New Badge',
    content: `<p>You earned the badge ${freeTextAsHtml(badge)}. Claim what it brings under Achievements, and wear it there.</p>`,
  };
}

/** What a member is told who has reached a level (LEVEL-19). */
export function levelUpMessage(level: number): RewardMessage {
  const name = tiers[level]?.name ?? '';
  return {
    title: `You reached level ${String(level)}`,
    content: `<p>Welcome to ${name}. Your level-up bonus waits for you for ${String(rewardDays)} days.</p>`,
  };
}
