import { expect, it } from 'vitest';
import { globalCss } from './global-css.ts';

it('holds what a layer sets on the page and all of it inherits, so that no layer styles all anew', () => {
  expect(globalCss).toMatchObject({
    html: { '--scrollbar-width': '0px !important' },
    body: { pointerEvents: 'auto !important' },
  });
});

it('gives controls the room between words that the page has, which browsers leave out there', () => {
  expect(globalCss).toMatchObject({
    body: { wordSpacing: '.04em' },
    'button, input, select, textarea': { wordSpacing: 'inherit' },
  });
});
