import type { VerbExample } from './example.ts';
import { world } from './example.ts';

export const inspecting: readonly VerbExample[] = [
  { line: 'inspect nothing -w {w}', inputs: { cause: 'nothing', world }, answer: [] },
  {
    line: 'calls --operation Nothing -w {w}',
    inputs: { operation: 'Nothing', world },
    answer: { totalCount: 0, edges: [] },
  },
  {
    line: 'why noah@magpie.test BALANCE --first 1 -w {w}',
    inputs: { member: 'noah@magpie.test', figure: 'BALANCE', first: 1, world },
    answer: {
      figure: 'BALANCE',
      title: 'MAIN in AUD',
      value: '100.00',
      currency: 'AUD',
      sum: '100.00',
      agrees: true,
      count: 1,
      parts: [
        {
          kind: 'LEDGER_ENTRY',
          id: 'txn_6drqrfnajeg1s17tc515',
          type: 'SYSTEM_CREDIT',
          at: '2026-02-10T02:00:00.000Z',
          amount: '100.00',
        },
      ],
    },
  },
  { line: 'alarms -w {w}', inputs: { world }, answer: [] },
  { line: 'alarm clear -w {w}', inputs: { world }, answer: 0 },
];
