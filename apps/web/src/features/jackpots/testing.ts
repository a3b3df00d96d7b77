import { aud } from '#testing/sample-promos.ts';
import type { Jackpot } from './jackpot-facts.tsx';

/** A jackpot that can be won, as a visitor sees it. */
export const sampleJackpot: Jackpot = {
  id: 'harbour',
  name: 'Harbour Lights Jackpot',
  description: 'Fed by every bet.',
  type: 'Progressive',
  status: 'ACTIVE',
  poolStatus: 'PAYING_OUT',
  pool: '48210.60',
  seedAmount: '1000.00',
  payoutPercentage: '80.00',
  highPoolThreshold: '10000.00',
  lowPoolThreshold: '2000.00',
  turnoverRequirement: '100.00',
  winRequirement: '50.00',
  ownTurnover: null,
  turnoverContributions: [],
  currency: aud,
};
