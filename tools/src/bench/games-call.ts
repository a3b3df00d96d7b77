/** The lobby's first page as the web app asks for it. */
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

/** Body of a call for a page of games. */
export function gamesBody(first: number, after?: string): string {
  return JSON.stringify({ operationName: 'Games', query: gamesQuery, variables: { first, after } });
}

/** Bodies that ask for the same page in requests that are never the same: a variable nobody reads tells them apart. */
export function distinctGamesBodies(first: number): () => string {
  let sent = 0;
  return () => {
    sent += 1;
    return JSON.stringify({ operationName: 'Games', query: gamesQuery, variables: { first, sent } });
  };
}
