/** How many rewards a member can have, as the platform counts them. @param changesAt when the number changes by time alone */
export const openRewardsAnswer = (ready: number, changesAt: string | null = null) => ({
  member: {
    __typename: 'PromoMember',
    id: 'member-mia',
    openRewards: { __typename: 'OpenRewards', ready, changesAt },
  },
});
