import { describe, expect, it } from 'vitest';
import { randomFrom } from '../kit/random.ts';
import { PALETTES } from '../kit/palettes.ts';
import { svgDocument } from '../kit/svg.ts';
import { svgFaults } from '#test/art/svg-checks.ts';
import { chooseSymbols, symbolsNamed } from './choose.ts';
import { isSymbolName, symbol, SYMBOLS } from './index.ts';

describe('the hero of a name', () => {
  it.each([
    ['Moonlit Dingo', 'dingo'],
    ['Book of Banksia', 'book'],
    ['Kangaroo Gold', 'roo'],
    ['Platypus Pools', 'platypus'],
    ['Croc Creek', 'crocodile'],
    ['Eagle Ridge', 'eagle'],
    ['Merino Muster', 'ram'],
    ['Grape Harvest', 'grapes'],
    ['Sugar Parade', 'lolly'],
    ['Ice Cream Social', 'icecream'],
    ['Ice Age', 'snowflake'],
    ['Diamond Mine', 'gem'],
    ['Deep Coal Tunnel', 'minecart'],
    ['Dynamite Dig', 'dynamite'],
    ['Pearl Luggers', 'shell'],
    ['Pirate Captain', 'sail'],
    ['Rings of Saturn', 'planet'],
    ['Alien Orchard', 'ufo'],
    ['Hammer of Thor', 'hammer'],
    ['Temple of Athena', 'temple'],
    ['Rise of the Phoenix', 'phoenix'],
    ['Sheriff Gulch', 'badge'],
    ['Rodeo Rider', 'hat'],
    ['The Case of the Clue', 'magnifier'],
    ['Noir Nights', 'fedora'],
    ['Burger Bonanza', 'burger'],
    ['Jazz Parlour', 'note'],
    ['Ghost Manor', 'skull'],
    ['Thunder Paddock', 'bolt'],
    ['Lucky Sevens', 'clover'],
    ['Shark Attack', 'shark'],
  ])('%s is the %s', (name, hero) => {
    const choice = chooseSymbols(name, randomFrom(name));
    expect(choice.hero).toBe(hero);
    expect(choice.isNamed).toBe(true);
  });

  it('is an animal whenever one is named, then what is named first', () => {
    expect(symbolsNamed('Treasure of the Golden Fox')).toEqual(['fox', 'chest', 'nugget']);
    expect(symbolsNamed('Sunflower Moon')).toEqual(['sunflower', 'moon']);
  });

  it('is not read out of the middle of another word', () => {
    expect(symbolsNamed('Asunder Kitchen')).toEqual([]);
    expect(symbolsNamed('Beetroot Chairs')).not.toContain('bee');
  });

  it('varies with the code when nothing is named, and never repeats among the supports', () => {
    const choices = Array.from({ length: 300 }, (_, i) =>
      chooseSymbols('Quietly Confident', randomFrom(`c${i}`)),
    );
    expect(new Set(choices.map(({ hero }) => hero)).size).toBeGreaterThan(90);
    for (const { hero, supports, isNamed } of choices) {
      expect(new Set([hero, ...supports]).size).toBe(4);
      expect(isNamed).toBe(false);
    }
  });
});

describe('the symbol library', () => {
  it('draws every symbol in every ink style without a fault', () => {
    const [palette] = PALETTES;
    if (palette === undefined) throw new Error('There is no palette.');
    const names = Object.keys(SYMBOLS).filter(isSymbolName);
    expect(names.length).toBeGreaterThan(160);
    for (const name of names)
      for (const ink of ['pop', 'alt', 'paper', 'ink', 'tone'] as const)
        expect(svgFaults(svgDocument(100, 100, symbol(name, palette, { ink }), name)), name).toEqual([]);
  });
});
