import { createSystem, defaultConfig } from '@chakra-ui/react';
import { expect, it, vi } from 'vitest';
import { quickStyles } from './quick-styles.ts';

const plain = createSystem(defaultConfig);

it('computes what the system itself does, also for the same styles in another order', () => {
  const quick = quickStyles(plain);
  const row = { padding: '4', color: 'red.500', _hover: { padding: '2' } };
  const turned = { _hover: { padding: '2' }, color: 'red.500', padding: '4' };
  for (const styles of [row, turned, { ...row, margin: undefined }, row])
    expect(quick.css(styles, { padding: { base: '1', md: '3' } })).toEqual(
      plain.css(styles, { padding: { base: '1', md: '3' } }),
    );
  for (const name of ['padding', 'onClick', 'padding', 'onClick'])
    expect(quick.isValidProperty(name)).toBe(name === 'padding');
});

it('computes styles once, and makes a recipe once', () => {
  const css = vi.fn(plain.css);
  const quick = quickStyles({ ...plain, css });
  const recipe = { base: { padding: '4' } };
  expect(quick.css({ padding: '4' })).toBe(quick.css({ padding: '4' }));
  expect(css).toHaveBeenCalledTimes(1);
  expect(quick.cva(recipe)).toBe(quick.cva(recipe));
});

it('keeps no more than 5,000 styles', () => {
  const css = vi.fn(plain.css);
  const quick = quickStyles({ ...plain, css });
  for (let width = 0; width <= 5_000; width += 1) quick.css({ width: `${String(width)}px` });
  quick.css({ width: '5000px' });
  expect(css).toHaveBeenCalledTimes(5_001);
  quick.css({ width: '0px' });
  expect(css).toHaveBeenCalledTimes(5_002);
});
