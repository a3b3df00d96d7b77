/** How a query that is looked at stays true: asked again each two seconds while the page is seen. */
export const live = {
  pollInterval: 2000,
  fetchPolicy: 'cache-and-network',
  notifyOnNetworkStatusChange: false,
  skipPollAttempt: () => document.hidden,
} as const;

/** The same for what costs more to answer or hardly changes. */
export const slowly = { ...live, pollInterval: 10_000 } as const;
