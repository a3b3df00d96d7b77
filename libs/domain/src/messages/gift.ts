import { rewardBonus } from '../bonuses/index.ts';
import { freeTextAsHtml } from '../format/index.ts';
import type { GrantForm } from '../promos/index.ts';

/** Whoever or whatever gives it; a login gives bonuses. */
export type Giver = 'OPERATOR' | 'LOGIN';

const givers: Readonly<Record<Giver, string>> = {
  OPERATOR: 'Our team gave you',
  LOGIN: 'Your login brought you',
};

export interface Gift {
  readonly giver: Giver;
  readonly form: GrantForm;
  /** Whether it is an award that has to wait, which is told as any other, see `waitingAwardMessage`. */
  readonly waits: boolean;
  /** Of its promo. */
  readonly name: string;
}

const texts: Readonly<Record<GrantForm, readonly [title: string, where: string] | null>> = {
  BONUS: [
    'New Bonus',
    `It waits for ${String(rewardBonus.days)} days under My Bonuses, where you activate it.`,
  ],
  FREE_SPINS: ['New Free Spins', 'You find them under Active Bonus, where you activate them.'],
  // Its beginning is a push of its own.
  PROMO: null,
};

/** What a member is told of a gift that they did not press for; null for a promo, of which its beginning or its wait tells. */
export function giftMessage({ giver, form, waits, name }: Gift) {
  const told = waits ? null : texts[form];
  if (!told) return null;
  const [title, next] = told;
  return { title, content: `<p>${givers[giver]} ${freeTextAsHtml(name)}. ${next}</p>` };
}
