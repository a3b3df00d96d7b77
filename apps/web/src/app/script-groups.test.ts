import { expect, it } from 'vitest';
import { inWeb } from '../../script-groups.ts';

it('puts into a script only modules that are there, whatever the system calls their folders', () => {
  const test = inWeb('shell/footer', 'app/news');
  const paths = ['/a/web/src/shell/footer.tsx', String.raw`C:\a\web\src\app\news.tsx`];
  expect(paths.map((path) => test.test(path))).toEqual([true, true]);
  expect(test.test('/a/web/src/shell/footer-columns.tsx')).toBe(false);
  expect(() => inWeb('shell/gone')).toThrow('There is no shell/gone');
});
