import { mia, world } from './example.ts';
import type { VerbExample } from './example.ts';

const settings = {
  mobileNumberVerificationEnabled: true,
  emailVerificationEnabled: true,
  checkFraud: false,
  multipleSession: true,
  checkDepositLimit: true,
  availableCurrencies: ['AUD', 'NZD', 'USD', 'BTC', 'ETH', 'LTC', 'USDT'],
  enableGBG: false,
  gbgTrigger: 'DEPOSIT',
  gbgThresholdAmount: '2000.00',
  detectedCountry: 'AU',
  captchaMode: 'ACCEPT',
  vendorsInMaintenance: ['ven_sleepers'],
  maintenance: false,
  contents: [],
};

export const site: readonly VerbExample[] = [
  { line: 'config show -w {w}', inputs: { world }, answer: settings },
  {
    line: 'config set checkFraud=true detectedCountry=NZ availableCurrencies=["AUD","NZD"] -w {w}',
    inputs: {
      settings: { checkFraud: true, detectedCountry: 'NZ', availableCurrencies: ['AUD', 'NZD'] },
      world,
    },
    answer: { ...settings, checkFraud: true, availableCurrencies: ['AUD', 'NZD'], detectedCountry: 'NZ' },
  },
  { line: 'maintenance on -w {w}', inputs: { world }, answer: true },
  {
    line: 'maintenance off -w {w}',
    inputs: { world },
    given: [['maintenance on', { world }]],
    answer: false,
  },
  { line: 'catalogue fill 2290 -w {w}', inputs: { games: 2290, world }, answer: 2290 },
  {
    line: 'fault set latency --operation Games --latency-ms 500 --times 3 -w {w}',
    inputs: { what: 'LATENCY', operation: 'Games', latencyMs: 500, times: 3, world },
    answer: {
      id: 'flt_6earhgnnkv3qn7s256s5',
      operation: 'Games',
      kind: 'LATENCY',
      code: null,
      message: null,
      latencyMs: 500,
      probability: 1,
      timesLeft: 3,
      hits: 0,
      summary: 'Calls of Games wait 500 ms, 3 times.',
    },
  },
  {
    line: 'fault clear -w {w}',
    inputs: { world },
    given: [['fault set', { what: 'LATENCY', operation: 'Games', latencyMs: 500, times: 3, world }]],
    answer: 1,
  },
  {
    line: 'fault list -w {w}',
    inputs: { world },
    given: [['fault set', { what: 'SESSION_NOT_ACTIVE', world }]],
    answer: [
      {
        id: 'flt_6earhgnnkv3qn7s256s5',
        operation: null,
        kind: 'ERROR',
        code: 'FORBIDDEN',
        message: 'invalid access token. session is not active.',
        latencyMs: 0,
        probability: 1,
        timesLeft: null,
        hits: 0,
        summary: 'All calls answer FORBIDDEN.',
      },
    ],
  },
  { line: 'audit -w {w}', inputs: { world }, answer: { balanced: true, entries: 1777, violations: [] } },
  {
    line: 'jobs --last 1 -w {w}',
    inputs: { last: 1, world },
    answer: [
      {
        kind: 'CLOSE_CASHBACK_DAYS',
        due: '2026-03-01T23:00:10.000Z',
        ran: '2026-03-02T02:00:00.000Z',
        outcome: 'DONE',
        key: 'mem_indy:cashback_tier_six:2026-03-01T23:00:10.000Z',
        member: 'mem_indy',
      },
      {
        kind: 'CLOSE_CASHBACK_DAYS',
        due: '2026-03-02T06:00:10.000Z',
        ran: null,
        outcome: null,
        key: 'mem_marlee:cashback_satoshi:2026-03-02T06:00:10.000Z',
        member: 'mem_marlee',
      },
    ],
  },
  {
    line: 'requests --last 1 -w {w}',
    inputs: { last: 1, world },
    loggedIn: mia,
    answer: [
      {
        id: 'req_1',
        at: '2026-03-02T02:00:00.000Z',
        endpoint: 'AUTHENTICATION',
        operation: 'authenticate',
        member: null,
        channel: 'DESKTOP_WEB',
        bearer: false,
        code: null,
        httpStatus: 200,
        durationMs: 0,
      },
    ],
  },
  { line: 'version', inputs: {}, answer: '1.0.0' },
  {
    line: 'job run ella@magpie.test EXPIRE_FREE_SPINS -w {w}',
    inputs: { member: 'ella@magpie.test', kind: 'EXPIRE_FREE_SPINS', world },
    answer: {
      kind: 'EXPIRE_FREE_SPINS',
      due: '2026-03-07T02:00:00.000Z',
      ran: '2026-03-02T02:00:00.000Z',
      outcome: 'DONE',
      key: 'fsp_ella_dingo',
      member: 'mem_ella',
    },
  },
  {
    line: 'site address',
    inputs: {},
    answer: {
      origin: 'http://localhost:4200',
      devices: {
        console: 'http://magpie.localhost:0',
        web: ['http://one.magpie.localhost:4200', 'http://two.magpie.localhost:4200'],
      },
    },
  },
  {
    line: 'fault end flt_6earhgnnkv3qn7s256s5 -w {w}',
    inputs: { id: 'flt_6earhgnnkv3qn7s256s5', world },
    given: [['fault set', { what: 'SESSION_NOT_ACTIVE', world }]],
    answer: true,
  },
];
