import { readFileSync } from 'node:fs';
import {
  betReasons,
  paymentReasons,
  rollbackReasons,
  seatReasons,
  walletBodyReasons,
  walletOrderReasons,
} from '@magpie/domain/play';
import { expect, it } from 'vitest';
import type { ZodType } from 'zod';
import { bodies } from './vendor-bodies.ts';

const page = readFileSync(new URL('../../../../../docs/vendors.md', import.meta.url), 'utf8');
const [wallet = ''] = page.split('## The page of a past round');

const codesIn = (table: Readonly<Record<string, { readonly code: string }>>) => Object.values(table);

it.each(Object.entries(bodies))(
  'the page tells the fields of %s, and which may be left out',
  (call, body) => {
    const fields = Object.entries<ZodType>(body.shape).map(([name, field]) =>
      field.safeParse(undefined).success ? `${name}?` : name,
    );
    const [, told = ''] = new RegExp(`^\\| \`${call}\` +\\| \`(.*?)\` +\\|`, 'm').exec(wallet) ?? [];
    expect(told.split(', ').toSorted()).toEqual(fields.toSorted());
  },
);

it('the page tells each code that a call of the wallet is refused with', () => {
  const tables = [walletBodyReasons, walletOrderReasons, betReasons, paymentReasons, rollbackReasons];
  const seats = [seatReasons.ticketSpent, seatReasons.otherGame];
  const codes = new Set<string>([...seats, ...tables.flatMap(codesIn)].map(({ code }) => code));
  const told = [...wallet.matchAll(/^\| \d{3} `(\w+)`/gm)].map(([, code = '']) => code);
  codes.add('IDEMPOTENCY_CONFLICT').add('MAINTENANCE_MODE');
  expect(told.toSorted()).toEqual([...codes].toSorted());
});
