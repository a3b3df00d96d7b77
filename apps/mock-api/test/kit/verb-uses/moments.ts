import { mia, world } from './example.ts';
import type { VerbExample } from './example.ts';

const shared = {
  name: world,
  link: 'http://localhost:4200/?moment={w}',
  file: '{platform}/control/moments/{w}/export',
  world,
  now: '2026-03-02T02:00:00.000Z',
  member: 'mem_mia',
  page: '/promotions',
};

const tokens = { access: '{token}', refresh: '{token}' };

const given = [['moment share', { name: world, member: mia, page: '/promotions', world }]] as const;

export const moments: readonly VerbExample[] = [
  {
    line: 'moment share {w} --member mia@magpie.test --page /promotions -w {w}',
    inputs: { name: world, member: mia, page: '/promotions', world },
    answer: shared,
  },
  {
    line: 'moment open {w}',
    inputs: { name: world },
    given,
    answer: { world: '{w}-copy', page: '/promotions', tokens },
  },
  { line: 'moment list', inputs: {}, given, answer: [shared] },
  { line: 'moment delete {w}', inputs: { name: world }, given, answer: true },
  {
    line: 'entry create mia@magpie.test --page /promotions -w {w}',
    inputs: { member: mia, page: '/promotions', world },
    answer: { address: 'http://localhost:4200/?entry={ticket}', openUntil: '' },
  },
  { line: 'member login mia@magpie.test -w {w}', inputs: { member: mia, world }, answer: tokens },
];
