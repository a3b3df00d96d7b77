import { expect, it } from 'vitest';
import { parseUnusedFields } from './unused-fields.ts';
import { verdictOf } from './verdict.ts';

it('names what is not allowed, and what is allowed for nothing or twice', () => {
  expect(verdictOf(['a', 'b'], ['b', 'c', 'b'])).toEqual({ loose: ['a'], needless: ['c', 'b'] });
  expect(verdictOf(['a'], ['a'])).toEqual({ loose: [], needless: [] });
});

it('allows a field only with the requirement that explains it, and a reason', () => {
  const text = `# remark
Config.checkFraud -- CONF-05: the web makes no use of it
control Query.world -- SIM-03: for scripts
Member.kind -- only members log in
Member.title
Vendor.name -- GAMES-19:
`;
  expect(parseUnusedFields(text)).toEqual([
    { path: 'Config.checkFraud', requirement: 'CONF-05' },
    { path: 'control Query.world', requirement: 'SIM-03' },
  ]);
});
