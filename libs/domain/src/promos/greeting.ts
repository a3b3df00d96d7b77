import type { PromoType } from './types.ts';

export interface GreetingFacts {
  /** Id of the account whose sign-up was made in this browser and is not greeted yet; null when there is none. */
  readonly signedUp: string | null;
  readonly account: string;
  /** Type of the member's active promo; null when none is active or not known. */
  readonly activePromo: PromoType | null;
}

/** Whether a member is greeted with the bonus of their sign-up (PROMO-44). */
export function greetsNewMember({ signedUp, account, activePromo }: GreetingFacts): boolean {
  return signedUp === account && activePromo === 'REGISTRATION';
}
