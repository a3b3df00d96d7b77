/** The lobby's first page, as the web app requests it. */
export const gamesQuery = `query Games($first: Int, $after: String) {
  games(first: $first, after: $after) {
    totalCount
    edges {
      cursor
      node { id code name image coverTone jackpot subCategory { id name } vendor { id } gameCategories { id } }
    }
    pageInfo { endCursor hasNextPage }
  }
}`;

export function gamesBody(first: number, after?: string): string {
  return JSON.stringify({ operationName: 'Games', query: gamesQuery, variables: { first, after } });
}

/** Requests for the same page that all differ, by a variable that nobody reads. */
export function distinctGamesBodies(first: number): () => string {
  let sent = 0;
  return () => {
    sent += 1;
    return JSON.stringify({ operationName: 'Games', query: gamesQuery, variables: { first, sent } });
  };
}
