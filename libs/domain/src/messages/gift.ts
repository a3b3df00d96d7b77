import { rewardBonus } from '../bonuses/index.ts';
import { freeTextAsHtml } from '../format/index.ts';
import { awardWaitTexts } from '../promos/index.ts';
import type { AwardWait, GrantForm } from '../promos/index.ts';

export interface Gift {
  readonly form: GrantForm;
  /** What an award of it waits for; null for one that has begun, and for what is no award. */
  readonly waitsFor: AwardWait | null;
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

/** What a member is told of a gift of the operator; null for a promo that has begun, of which an open page hears otherwise. */
export function giftMessage({ form, waitsFor, name }: Gift) {
  const told = waitsFor === null ? texts[form] : (['New Promo', awardWaitTexts[waitsFor]] as const);
  if (!told) return null;
  const [title, next] = told;
  return { title, content: `<p>Our team gave you ${freeTextAsHtml(name)}. ${next}</p>` };
}
