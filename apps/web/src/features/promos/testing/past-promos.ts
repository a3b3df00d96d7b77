import { aud } from '#testing/sample-promos.ts';

export const past = (id: string, status: string, endCause: string, own: object = {}) => ({
  __typename: 'MemberPromo',
  id,
  status,
  endCause,
  began: true,
  bonusName: null,
  unfinishedLockIn: null,
  givenBack: null,
  takenBack: false,
  freeSpinDetails: [],
  bonus: '25.00',
  turnoverTarget: '500.00',
  turnoverCounter: '125.00',
  dateTimeCreated: '2026-11-20T02:00:00Z',
  dateTimeEnded: '2026-11-22T03:30:00Z',
  currency: aud,
  promo: { __typename: 'Promo', id: `promo-${id}`, name: `Past ${id}` },
  ...own,
});

export const history = (nodes: object[], endCursor: string | null = null, totalCount = nodes.length) => ({
  promoHistory: {
    __typename: 'MemberPromoConnection',
    totalCount,
    edges: nodes.map((node) => ({ node })),
    pageInfo: { __typename: 'PageInfo', endCursor, hasNextPage: endCursor !== null },
  },
});
