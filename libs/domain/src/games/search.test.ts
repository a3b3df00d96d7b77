import { describe, expect, it } from 'vitest';
import { editDistance } from './edit-distance.ts';
import { closeMatchesText, gameIndex, searchGames, searchHeading } from './search.ts';

const games: readonly (readonly [name: string, provider: string])[] = [
  ['Moonlit Dingo', 'Nightjar'],
  ['Dingo', 'Saltbush'],
  ['Dingo Creek', 'Saltbush'],
  ['Bingo Nights', 'Tidewater'],
  ['Opal Fever', 'Nightjar'],
  ['Opal River', 'Saltbush'],
  ['Café Röyale', 'Tidewater'],
  ['Ned’s Luck & Gold', 'Tidewater'],
  ['Thunderstruck Plains', 'Cooper’s Crossing'],
  ['Red Centre', 'Nightjar'],
];

const index = gameIndex(games, ([name, provider]) => ({ name, provider }));
const search = (text: string) => searchGames(index, text);
const names = (text: string) => search(text)?.map(({ game: [name] }) => name);
const exact = (text: string) =>
  search(text)
    ?.filter(({ close }) => !close)
    .map(({ game: [name] }) => name);

describe('editDistance', () => {
  it.each([
    ['dingo', 'dingo', 0],
    ['dingo', 'bingo', 1],
    ['dnigo', 'dingo', 1],
    ['dngo', 'dingo', 1],
    ['diingo', 'dingo', 1],
    ['fever', 'river', 2],
    ['opal', 'royale', 3],
    ['', 'ab', 2],
  ])('from %j to %j is %i', (a, b, expected) => {
    expect(editDistance(a, b, 3)).toBe(expected);
    expect(editDistance(b, a, 3)).toBe(expected);
  });

  it('stops counting one past the limit', () => {
    expect(editDistance('moonlit', 'thunder', 2)).toBe(3);
    expect(editDistance('a', 'thunder', 2)).toBe(3);
  });
});

describe('searchGames', () => {
  it('puts the whole name first, then names that begin so, then names with the word, then what is close', () => {
    expect(names('dingo')).toEqual(['Dingo', 'Dingo Creek', 'Moonlit Dingo', 'Bingo Nights']);
    expect(exact('dingo')).toEqual(['Dingo', 'Dingo Creek', 'Moonlit Dingo']);
  });

  it('keeps the order of the index between equal matches', () => {
    expect(names('opal')).toEqual(['Opal Fever', 'Opal River']);
  });

  it.each(['dingp', 'dngo', 'dnigo', 'dinggo'])('finds the dingos by %j, as close matches', (typed) => {
    expect(exact(typed)).toEqual([]);
    expect(names(typed)).toEqual(expect.arrayContaining(['Moonlit Dingo', 'Dingo', 'Dingo Creek']));
  });

  it('forgives one error in each word, and takes words in any order and only begun', () => {
    expect(names('moonlt dingo')).toEqual(['Moonlit Dingo']);
    expect(names('dingo moonl')).toEqual(['Moonlit Dingo']);
    expect(names('moobli')).toEqual(['Moonlit Dingo']);
  });

  it('forgives two errors from eight letters on, one from four on and none in less', () => {
    expect(names('thundrstrock')).toEqual(['Thunderstruck Plains']);
    expect(names('fevre')).toEqual(['Opal Fever']);
    expect(names('fevvrr')).toEqual([]);
    expect(names('rad')).toEqual([]);
    expect(names('red')).toEqual(['Red Centre']);
  });

  it('finds the games of a provider by its name, after games of that name, and forgives there too', () => {
    expect(exact('nightjar')).toEqual(['Moonlit Dingo', 'Opal Fever', 'Red Centre']);
    expect(names('nigthjar')).toEqual(['Moonlit Dingo', 'Opal Fever', 'Red Centre']);
    expect(exact('night')).toEqual(['Bingo Nights', 'Moonlit Dingo', 'Opal Fever', 'Red Centre']);
    expect(names('opal saltbush')).toEqual(['Opal River']);
    expect(names('coopers crossing')).toEqual(['Thunderstruck Plains']);
  });

  it('needs no accents, apostrophes, signs, capitals or spaces', () => {
    for (const typed of ['cafe royale', 'CAFÉ RÖYALE', '  caferoyale ', 'Cafe-Royale'])
      expect(exact(typed)).toEqual(['Café Röyale']);
    expect(exact('neds luck and gold')).toEqual(['Ned’s Luck & Gold']);
  });

  it('finds a part of a name, as it always did', () => {
    expect(exact('oonli')).toEqual(['Moonlit Dingo']);
  });

  it('finds nothing when one word is in no game, or only signs were typed', () => {
    expect(names('opal zeppelin')).toEqual([]);
    expect(names('nothing is called this')).toEqual([]);
    expect(names('!!!')).toEqual([]);
  });

  it('is no search without a text', () => {
    for (const empty of ['', '   ', null, undefined]) expect(searchGames(index, empty)).toBeNull();
  });

  it('bears a text of any length', () => {
    expect(names('x'.repeat(100_000))).toEqual([]);
    expect(names('ab '.repeat(50_000))).toEqual([]);
  });
});

describe('the words of a search', () => {
  it('count what matches to the letter, and say what is only close', () => {
    expect(searchHeading('dingo', 12, 3)).toBe('12 games for “dingo”');
    expect(searchHeading('opal fever', 1, 0)).toBe('1 game for “opal fever”');
    expect(searchHeading('moonlt', 0, 2)).toBe('No exact match for “moonlt”');
    expect(searchHeading('zeppelin', 0, 0)).toBe('0 games for “zeppelin”');
    expect(closeMatchesText(12, 0)).toBeNull();
    expect(closeMatchesText(12, 1)).toBe('and 1 close match after them');
    expect(closeMatchesText(0, 3)).toBe('Showing 3 close matches');
  });
});
