import { deposit } from './promo-seed.ts';
import type { PromoSeed } from './promo-seed.ts';

const welcome = {
  ...deposit,
  theme: 'welcome',
  match: { percent: 100, upTo: '500.00' },
  wagering: 20,
  daysToPlay: 30,
  maxUses: 1,
} as const;
const welcomeText = (which: string) =>
  `<p>We match your <strong>${which} deposit</strong> in full, up to A$500.</p><ul><li>Deposit A$20 or more.</li><li>Deposit and bonus are to be wagered 20 times within 30 days.</li></ul>`;

/** One for each of the first four deposits. */
export const welcomePromos: readonly PromoSeed[] = [
  {
    ...welcome,
    id: 'promo_welcome_1',
    code: 'WELCOME1',
    name: 'Welcome Match One',
    description: welcomeText('first'),
    trigger: 'FIRST_DEPOSIT',
    ordinal: 'FIRST',
  },
  {
    ...welcome,
    id: 'promo_welcome_2',
    code: 'WELCOME2',
    name: 'Welcome Match Two',
    description: welcomeText('second'),
    trigger: 'RECURRING_DEPOSIT',
    ordinal: 'SECOND',
  },
  {
    ...welcome,
    id: 'promo_welcome_3',
    code: 'WELCOME3',
    name: 'Welcome Match Three',
    description: welcomeText('third'),
    trigger: 'RECURRING_DEPOSIT',
    ordinal: 'THIRD',
  },
  {
    ...welcome,
    id: 'promo_welcome_4',
    code: 'WELCOME4',
    name: 'Welcome Match Four',
    description:
      '<p>One more for the road: half of your <strong>fourth deposit</strong> again, up to A$250.</p><ul><li>Deposit A$20 or more.</li><li>Deposit and bonus are to be wagered 15 times within 30 days.</li></ul>',
    theme: 'nest',
    trigger: 'RECURRING_DEPOSIT',
    ordinal: 'FOURTH',
    match: { percent: 50, upTo: '250.00' },
    wagering: 15,
  },
];
