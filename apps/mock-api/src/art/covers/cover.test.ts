import { beforeAll, describe, expect, it } from 'vitest';
import { svgFaults, visible } from '#test/art/svg-checks.ts';
import { sampleGames } from '#test/art/sample-games.ts';
import { gameCover } from './cover.ts';
import { coverTone, planCover, type GameArt } from './plan.ts';

const game: GameArt = {
  code: 'moonlit-dingo',
  name: 'Moonlit Dingo',
  provider: 'Nightjar',
  category: 'slots',
};

describe('a game cover', () => {
  it('is the same for the same game and another for any changed input', () => {
    const cover = gameCover(game);
    expect(gameCover({ ...game })).toBe(cover);
    for (const change of [
      { code: 'other' },
      { name: 'Other' },
      { provider: 'Ironbark' },
      { category: 'live' },
    ])
      expect(visible(gameCover({ ...game, ...change }))).not.toBe(visible(cover));
  });

  it('is a 300 by 400 picture named after game and provider', () => {
    expect(gameCover(game)).toMatch(
      /^<svg [^>]*viewBox="0 0 300 400" role="img" aria-label="Moonlit Dingo by Nightjar">/,
    );
  });

  it('keeps markup and forbidden characters of a name out of the document', () => {
    const svg = gameCover({ ...game, name: '<b>"A&B"</b>\u0000\ud800', provider: 'R&<D>' });
    expect(svgFaults(svg)).toEqual([]);
    expect(svg).toContain('aria-label="&lt;b&gt;&quot;A&amp;B&quot;&lt;/b&gt;\ufffd by R&amp;&lt;D&gt;"');
  });

  it.each([
    ['nothing that can be set', '赌场'],
    ['no name', ''],
    ['only spaces', '   '],
    ['one letter', 'I'],
    ['accents', 'Café Olé'],
  ])('is sound for %s', (_, name) => {
    for (const provider of ['Ironbark', 'Saltbush', 'Nightjar', 'Tidewater', 'Lantern Row', ''])
      expect(svgFaults(gameCover({ ...game, name, provider }))).toEqual([]);
  });
});

describe('two thousand covers', () => {
  const games = sampleGames(2000);
  let covers: string[] = [];

  beforeAll(() => {
    covers = games.map(gameCover);
  });

  it('are all well-formed, with every reference defined and nothing from outside', () => {
    expect(
      covers.flatMap((svg, i) => svgFaults(svg).map((fault) => `${games[i]?.name ?? ''}: ${fault}`)),
    ).toEqual([]);
  });

  it('all look different, ids and text alternatives aside', () => {
    expect(new Set(covers.map(visible)).size).toBe(2000);
  });

  it('weigh 7 KB or less on average and 25 KB at most', () => {
    const sizes = covers.map((svg) => Buffer.byteLength(svg));
    expect(sizes.reduce((sum, size) => sum + size, 0) / sizes.length).toBeLessThanOrEqual(7168);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(25600);
  });

  it('differ in palette and composition within a page of 24 of one provider, 49 times out of 50', () => {
    const providers = Map.groupBy(games, ({ provider }) => provider);
    let [pairs, alike] = [0, 0];
    for (const own of providers.values()) {
      const page = own
        .slice(0, 24)
        .map(planCover)
        .map(({ palette, composition }) => `${palette.name} ${palette.pop} ${composition}`);
      expect(page).toHaveLength(24);
      for (const [i, one] of page.entries()) {
        pairs += page.length - i - 1;
        alike += page.slice(i + 1).filter((other) => other === one).length;
      }
    }
    expect(pairs).toBe(12 * 276);
    expect(alike).toBeLessThan(pairs / 50);
  });

  it('use every palette, and no composition for more than a fifth of the pokies', () => {
    const plans = games.map(planCover);
    expect(new Set(plans.map(({ palette }) => palette.name)).size).toBe(46);
    const pokies = plans.filter(({ family }) => family === 'pokies').map(({ composition }) => composition);
    const counts = [...Map.groupBy(pokies, (name) => name).values()].map((list) => list.length);
    expect(counts).toHaveLength(26);
    expect(Math.max(...counts)).toBeLessThan(pokies.length / 5);
  });
});

describe('a cover tone', () => {
  it('is the ground its cover is printed on', () => {
    for (const sample of sampleGames(60)) expect(coverTone(sample)).toBe(planCover(sample).palette.ground);
    expect(coverTone(game)).toMatch(/^#[0-9a-f]{6}$/);
  });
});
