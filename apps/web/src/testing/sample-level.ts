/** A member half way from level 3 to level 4, with rewards or none, as `memberLevel` answers. */
export const levelThree = (rewards: readonly object[] = []) => ({
  memberLevel: {
    __typename: 'MemberLevel',
    level: 3,
    experience: '6000.00',
    progressPercent: '48.00',
    rewards,
  },
});
