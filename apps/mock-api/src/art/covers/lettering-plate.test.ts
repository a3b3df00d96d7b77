import { describe, expect, it } from 'vitest';
import { letter } from '../lettering/letter.ts';
import { pointsOf } from '#test/art/svg-checks.ts';
import { houseStyle } from './house-style.ts';
import { INSETS, letteringPlate } from './lettering-plate.ts';
import { PROVIDERS } from '#test/art/sample-games.ts';

const NAMES = [
  'I',
  'Keno 80',
  'Sevens at the Royal',
  'The Lighthouse Keeper',
  'Masquerade',
  'Extraordinarilylonggamename!',
  'Wonderful Extravaganza Royal',
  'Mmmmmmmmm Wwwwwwwww Mmmmmmmm',
  'A B C D E F G H I J K L M N',
  'Lucky 7 & 8: $1,000 + More?',
];
const INKS = { ground: '#000000', first: '#ffffff', second: '#ffcc00' };

describe('the lettering of a cover', () => {
  it.each(PROVIDERS)('fits its box and leaves room for the picture in the house style of %s', (provider) => {
    const house = houseStyle(provider);
    const inset = INSETS[house.frame];
    for (const name of NAMES) {
      const { area, blocks } = letteringPlate(name, house, INKS);
      for (const set of blocks) {
        const measure = house.layout === 'spine' ? 400 - inset * 2 : 300 - inset * 2;
        expect(set.w, name).toBeLessThanOrEqual(measure);
        for (const { x, y } of pointsOf(set.svg)) {
          expect(x, name).toBeGreaterThanOrEqual(set.x - 0.1);
          expect(x, name).toBeLessThanOrEqual(set.x + set.w + 0.1);
          expect(y, name).toBeGreaterThanOrEqual(set.top - 0.1);
          expect(y, name).toBeLessThanOrEqual(set.top + set.height + 0.1);
        }
      }
      expect(area.h, name).toBeGreaterThanOrEqual(150);
      expect(area.w, name).toBeGreaterThanOrEqual(150);
      expect(area.x + area.w, name).toBeLessThanOrEqual(300);
      expect(area.y + area.h, name).toBeLessThanOrEqual(400);
    }
  });

  it('leaves out a leading The, unless it is all there is', () => {
    const house = houseStyle('Saltbush');
    expect(letteringPlate('The Fox', house, INKS).svg).toBe(letteringPlate('Fox', house, INKS).svg);
    expect(letteringPlate('The', house, INKS).svg).not.toBe(letteringPlate('', house, INKS).svg);
  });
});

describe('a line of letters', () => {
  it('fills its measure from edge to edge', () => {
    const { svg, stem } = letter({ text: 'HOUSE', x: 10, y: 20, w: 200, h: 40, color: '#000000' });
    const xs = pointsOf(svg).map(({ x }) => x);
    const ys = pointsOf(svg).map(({ y }) => y);
    expect(Math.min(...xs)).toBeCloseTo(10 + stem / 2, 0);
    expect(Math.max(...xs)).toBeCloseTo(210, 0);
    expect(Math.min(...ys)).toBeCloseTo(20, 0);
    expect(Math.max(...ys)).toBeCloseTo(60, 0);
  });

  it('sets accents, small letters and curly apostrophes as plain capitals', () => {
    const set = (text: string): string => letter({ text, x: 0, y: 0, w: 90, h: 30, color: '#000000' }).svg;
    expect(set('olé’s')).toBe(set("OLE'S"));
    expect(set('中')).toBe('');
  });
});
