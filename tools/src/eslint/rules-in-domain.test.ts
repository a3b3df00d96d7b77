import { Linter } from 'eslint';
import ts from 'typescript-eslint';
import { expect, it } from 'vitest';
import { magpie } from './plugin.js';

function complaints(code: string): string[] {
  const config: Linter.Config = {
    files: ['**/*.ts'],
    plugins: { magpie },
    languageOptions: { parser: ts.parser },
    rules: { 'magpie/rules-in-domain': 'error' },
  };
  return new Linter().verify(code, config, { filename: 'some-file.ts' }).map(({ message }) => message);
}

it.each([
  'if (amount < minimum) refuse();',
  'if (balance >= price) buy();',
  'const isHigh = pool >= rules.highPoolThreshold;',
  'const isOver = method.depositLimit < amount;',
  'const isSmall = amount < 1_000n;',
  'const isOne = amount === 1n;',
  'const isOver = stake > bet.maxWinMinor;',
  'if (fiatPayout > bet.fiatEffectiveBetMinor) count();',
  'if (stake > largestStake) refuse();',
  'if (amount > rules.mostPerDay) refuse();',
  'if (amount >= cap) refuse();',
  'if (stake < lowest) refuse();',
  'if (stake < rules.lowestStake) refuse();',
  'if (bid > highest) refuse();',
  'if (spins < fewestSpins) refuse();',
  'if (amount < floor) refuse();',
  'if (amount > currency.dailyCeiling) refuse();',
  'const isLess = money.compare(a, b) < 0;',
  'const order = money.compare(amount, ten);',
  'const order = money.compare; order(amount, ten);',
  'if (depositLimit - amount < 0n) refuse();',
  'if (money.subtract(left, stake) < 0n) refuse();',
  'const isEnough = deposit >= (leastDepositOf(promo) ?? money.zero);',
  'const isOver = amount > (facts.maximum ?? 5000n);',
  'const isOver = amount > (isOwn ? facts.maximum : other);',
  'const isOver = amount > (facts.maximum as Minor);',
  'const isOver = amount > (await world.maximum);',
  'const isOver = amount > -rules.maximum;',
  'const isOver = amount > maximumOf(3);',
  'if (amount < facts.requiredTurnover) refuse();',
  'if (amount < bet.turnoverTarget) refuse();',
  'if (stake > remaining) refuse();',
  'if (stake > budget.left) refuse();',
  'const isHigh = promo.level > 4;',
  'const isHigh = own < tier.minimumLevel;',
])('leaves limits to the domain: %s', (code) => {
  expect(complaints(code)).toEqual([
    'An amount is held against a limit here: that is a rule, which the domain decides.',
  ]);
});

it.each([
  'if (token.expiresAt <= world.now().getTime()) drop();',
  'if (day.end > unit.now) open();',
  'const isOver = useAtNow((now) => new Date(endsAt) <= now);',
  'const isOver = endsAt < Date.now();',
  'const isOver = endsAt < new Date();',
  'const isOver = Date.parse(endsAt) <= dateNow().valueOf();',
  'const isOver = endsAt < now().toISOString();',
  'const isOld = sentAt < Number(now) - span;',
  'const isOver = endsAt - now <= 0;',
  'const isOver = Date.parse(endsAt) - Date.now() < 0;',
  'const at = world.now().getTime(); const isOver = endsAt <= at;',
  'function isOver(endsAt) { const at = Date.now(); return () => endsAt <= at; }',
])('leaves the clock to the domain: %s', (code) => {
  expect(complaints(code)).toEqual([
    'A moment is held against the clock here: that is a rule, which the domain decides.',
  ]);
});

it.each(['const half = amount / 2n;', 'const minor = BigInt(points) * 100n;', 'const next = count + 1n;'])(
  'leaves sums to the domain: %s',
  (code) => {
    expect(complaints(code)).toEqual([
      'An amount is reckoned here: that is a rule, which the domain decides.',
    ]);
  },
);

it.each([
  'const isThere = amount > 0n;',
  'if (maxUses > 0 && limit !== 0) show();',
  'const isSame = balance === shown;',
  'const rest = total - used;',
  'if (index < rows.length) next();',
  'rows.sort((a, b) => money.compare(a.amount, b.amount));',
  'amounts.toSorted(money.compare);',
  'rows.toSorted((a, b) => (a.stakeMinor < b.stakeMinor ? -1 : 1));',
  "db.selectFrom('tokens').where('expiresAt', '<', world.now().getTime());",
  'const isSame = startsAt === now;',
  'const later = startsAt > endsAt;',
  'let at = now(); at = row.at; const isLater = endsAt > at;',
])('leaves the rest where it is: %s', (code) => {
  expect(complaints(code)).toEqual([]);
});
