import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fewPrefixesAheadChange, fewPrefixesChange } from '../../few-prefixes.ts';
import { packageChange, type PackageChange } from '../../package-change.ts';
import { plainOrderChange } from '../../plain-order.ts';
import { quickMemoChange } from '../../quick-memo.ts';
import { stylesInPlaceChange } from '../../styles-in-place.ts';

const packages = join(import.meta.dirname, '..', '..', '..', '..', 'node_modules');

interface Hooks {
  readonly transform: {
    readonly filter: { readonly id: RegExp };
    readonly handler: (code: string) => { readonly code: string };
  };
  readonly buildEnd: (this: { readonly environment: { readonly name: string } }, error?: Error) => void;
}

const hooksOf = (change: PackageChange) => packageChange(change) as unknown as Hooks;

it.each([
  [fewPrefixesChange, 'defaultStylisPlugins = [fewPrefixes]'],
  [fewPrefixesAheadChange, 'defaultStylisPlugins = [fewPrefixes]'],
  [plainOrderChange, 'a < b ? -1'],
  [quickMemoChange, 'quick-memo'],
  [stylesInPlaceChange, 'this.tags.push(...nodes)'],
])('changes the package as it is installed: $name', (change, now) => {
  const path = join(packages, change.file);
  const { transform, buildEnd } = hooksOf(change);
  expect(transform.filter.id.test(path)).toBe(true);
  const { code } = transform.handler(readFileSync(path, 'utf8'));
  expect(code).not.toContain(change.from);
  expect(code).toContain(now);
  expect(() => {
    buildEnd.call({ environment: { name: 'client' } });
  }).not.toThrow();
});

it('ends the build where the place or the file is gone, but not one that failed or that is not of the browser', () => {
  const { transform, buildEnd } = hooksOf(stylesInPlaceChange);
  expect(() => transform.handler('nodes.forEach(insert);')).toThrow(
    'has no "nodes.forEach(this._insertTag);"',
  );
  const end = (name: string, error?: Error) => {
    buildEnd.call({ environment: { name } }, error);
  };
  expect(() => {
    end('client');
  }).toThrow('holds no @emotion/sheet');
  end('ssr');
  end('client', new Error('Another one.'));
});
