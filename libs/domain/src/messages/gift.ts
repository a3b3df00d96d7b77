import { rewardBonus } from '../bonuses/index.ts';
import { freeTextAsHtml } from '../format/index.ts';
import type { GrantForm } from '../promos/index.ts';

export interface Gift {
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

/** What a member is told of a gift of the operator; null for a promo, of which its beginning or its wait tells. */
export function giftMessage({ form, waits, name }: Gift) {
  const told = waits ? null : texts[form];
  if (!told) return null;
  const [title, next] = told;
  return { title, content: `<p>Our team gave you ${freeTextAsHtml(name)}. ${next}</p>` };
}
