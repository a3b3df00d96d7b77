import { expect, it } from 'vitest';
import { chapter, contractDocument } from './markdown.ts';

const games = {
  path: 'schema/main/games.graphql',
  text: `
    extend type Query {
      "The games."
      games("How many." first: Int = 24, "Which." type: Kind!): [Game!]!
      "The old way."
      allGames: [Game!]! @deprecated(reason: "Use games.")
    }
    "Something to play."
    type Game { "Id | stable." id: ID! }
    "A kind."
    enum Kind { "Reels." SLOTS }
    "A day."
    scalar Day
    union Thing = Game
  `,
};

it('tells the operations of a file with their arguments, then its types', () => {
  expect(
    chapter(games)
      .split('\n')
      .filter((line) => line !== ''),
  ).toEqual([
    '### main/games',
    'Source: `schema/main/games.graphql`',
    '#### query `games`: `[Game!]!`',
    'The games.',
    '| Argument | Type | Meaning |',
    '| --- | --- | --- |',
    '| `first` | `Int = 24` | How many. |',
    '| `type` | `Kind!` | Which. |',
    '#### query `allGames`: `[Game!]!`',
    'The old way. **Deprecated:** Use games.',
    '#### type `Game`',
    'Something to play.',
    '| Field | Type | Meaning |',
    '| --- | --- | --- |',
    '| `id` | `ID!` | Id \\| stable. |',
    '#### enum `Kind`',
    'A kind.',
    '| Value | Meaning |',
    '| --- | --- |',
    '| `SLOTS` | Reels. |',
    '#### scalar `Day`',
    'A day.',
    '#### union `Thing`',
    'One of `Game`.',
  ]);
});

it('groups the chapters by folder', () => {
  const text = contractDocument([
    games,
    { path: 'schema/promo/promos.graphql', text: '"A promo." scalar Promo' },
  ]);
  expect(text.match(/^##? .*$/gm)).toEqual(['# The contract', '## main', '## promo']);
});
