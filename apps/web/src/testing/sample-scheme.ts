const xp = [0, 500, 1500, 5000, 12500, 30000, 75000, 150000, 300000, 600000, 2000000];
const bonus = [0, 10, 20, 50, 100, 200, 500, 1000, 2500, 5000, 25000];

const levels = xp.map((xpRequired, level) => ({
  __typename: 'Level',
  level,
  name: `Tier ${String(level)}`,
  xpRequired,
  max: level === 10,
  bonusFunds: `${String(bonus[level])}.00`,
  cashbackPercentage: `${String(level)}.00`,
}));

const experience = (unit: string, value: string) => ({ __typename: 'LevelExperience', unit, value });

/** The loyalty scheme, as `levelConfig` answers it. Its last tier has more than is shown of it. */
export const levelScheme = {
  levelConfig: {
    __typename: 'LevelConfig',
    levels,
    experiences: [
      experience('WAGER', '0.5'),
      experience('WIN', '0.5'),
      experience('DEPOSIT', '10'),
      experience('LOGIN', '10'),
      experience('LOGIN_STREAK', '30'),
    ],
  },
};

/** The open reward of level 3, or what is given in its place. */
export const levelReward = (own: object = {}) => ({
  __typename: 'LevelReward',
  bonusState: null,
  level: 3,
  type: 'DIRECT',
  reward: '50.00',
  claimed: false,
  state: 'AVAILABLE',
  expiresAt: '2026-11-26T02:00:00Z',
  currency: { __typename: 'Currency', code: 'AUD', name: 'Australian Dollar', symbol: 'A$', type: 'FIAT' },
  ...own,
});
