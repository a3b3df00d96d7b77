import type { PromoTheme } from '#art/index.ts';
import type { Weekday } from '@magpie/domain/calendar';

export interface CashbackSeed {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly currency: string;
  /** In hundredths of a percent. */
  readonly share: number;
  /** Whether the percentage of the member's level counts, of which the share is the highest. */
  readonly byLevel?: true;
  readonly onLossesOnly: boolean;
  readonly maxMonthly: string;
  readonly level: number;
  readonly providers: readonly string[];
  /** Days beside Monday. */
  readonly moreDays?: readonly Weekday[];
  /** Whether it is paid as a bonus to be activated. */
  readonly asBonus?: true;
  readonly off?: true;
  /** That of cashbacks when left out. */
  readonly theme?: PromoTheme;
  readonly playNowLink: string | null;
}

/** All can be claimed on Mondays (CASHBK-19), some on other days too. */
export const cashbacks: readonly CashbackSeed[] = [
  {
    id: 'cashback_monday',
    title: 'Monday Cashback',
    description:
      '<p>Every Monday we give back a part of what you lost in the week before: <strong>1 %</strong> for each of your levels, up to <strong>10 %</strong>. It can be claimed on that day only.</p>',
    currency: 'AUD',
    share: 1000,
    byLevel: true,
    onLossesOnly: true,
    maxMonthly: '200.00',
    level: 0,
    providers: [],
    playNowLink: null,
  },
  {
    id: 'cashback_live',
    title: 'Live Table Cashback',
    description: '<p>Half a percent of everything you stake at the live tables, won or lost.</p>',
    currency: 'AUD',
    share: 50,
    onLossesOnly: false,
    maxMonthly: '100.00',
    level: 0,
    providers: ['Twelve Bells', 'Croupier House'],
    playNowLink: '/casino/live',
  },
  {
    id: 'cashback_tier_six',
    title: 'Tier Six Cashback',
    description: '<p>From tier 6: <strong>10 %</strong> of your losses, up to A$1,000 a month.</p>',
    currency: 'AUD',
    share: 1000,
    onLossesOnly: true,
    maxMonthly: '1000.00',
    level: 6,
    theme: 'level',
    providers: [],
    playNowLink: null,
  },
  {
    id: 'cashback_kiwi',
    title: 'Kiwi Monday',
    description: '<p><strong>4 %</strong> of your losses in New Zealand dollars.</p>',
    currency: 'NZD',
    share: 400,
    onLossesOnly: true,
    maxMonthly: '0.00',
    level: 0,
    providers: [],
    playNowLink: null,
  },
  {
    id: 'cashback_fiver',
    title: 'The Fiver Back',
    description:
      '<p>Nine per cent of what lotto and keno cost you, up to a fiver a month. Better than a kick in the shins.</p><p>For members from level 2. It is paid as a bonus, which you activate under My Bonuses, or as cash when it is too small for a bet.</p>',
    currency: 'AUD',
    share: 900,
    onLossesOnly: true,
    maxMonthly: '5.00',
    level: 2,
    providers: ['Postmark', 'Corrugated'],
    asBonus: true,
    theme: 'nest',
    playNowLink: '/casino/lottery',
  },
  {
    id: 'cashback_silver_fern',
    title: 'Silver Fern Twice a Week',
    description:
      '<p>One per cent of all you stake at Silver Fern Works, won or lost, on Mondays and again on Fridays.</p>',
    currency: 'NZD',
    share: 100,
    onLossesOnly: false,
    maxMonthly: '50.00',
    level: 0,
    theme: 'freespins',
    providers: ['Silver Fern Works'],
    moreDays: ['FRIDAY'],
    playNowLink: null,
  },
  {
    id: 'cashback_satoshi',
    title: 'Satoshi Saver',
    description:
      '<p>Two and a half per cent of your losses in bitcoin, every day of the week, up to ₿0.005 a month.</p>',
    currency: 'BTC',
    share: 250,
    onLossesOnly: true,
    maxMonthly: '0.00500000',
    level: 0,
    theme: 'jackpot',
    providers: [],
    moreDays: ['TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'],
    playNowLink: null,
  },
  {
    id: 'cashback_cup_week',
    title: 'Cup Week Cashback',
    description: '<p>The horses are home and so are we. See you next November.</p>',
    currency: 'AUD',
    share: 300,
    onLossesOnly: true,
    maxMonthly: '75.00',
    level: 0,
    providers: [],
    off: true,
    playNowLink: null,
  },
];
