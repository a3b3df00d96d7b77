import { money } from '../../money/index.ts';

export const rules = {
  seedAmount: money.of(100_000n),
  lowPoolThreshold: money.of(200_000n),
  highPoolThreshold: money.of(1_000_000n),
  payoutPercentage: 80,
};
