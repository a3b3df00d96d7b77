import { describe, expect, it } from 'vitest';
import { reasonRows } from '#test/reason-rows.ts';
import { money } from '../money/index.ts';
import { decideLaunch, defaultBalanceFlags, launchReasons } from './index.ts';
import type { LaunchFacts, LaunchReason, LaunchVendor, WalletModeFacts } from './index.ts';
import { decidePlay } from './decide-play.ts';

const cents = (units: number) => money.of(BigInt(units));
const game = { code: 'golden-wattle', provider: 'saltbush' };
const promo = { walletMode: 'CASH' as const, currency: 'AUD', minimumRealMoneyBalance: cents(1000) };
const enough: WalletModeFacts = {
  promo,
  currency: 'AUD',
  flags: defaultBalanceFlags,
  mainCash: cents(600),
  casinoCash: cents(401),
};
const low = { ...enough, mainCash: cents(0) };
const bonus = { ...enough, promo: { ...promo, walletMode: 'BONUS' as const } };
const excluding = { providers: ['nightjar'], allowedGameCodes: [] };
const now = new Date('2026-01-05T02:00:00.000Z');
const spins = { status: 'ACTIVE', activated: true, expiresAt: null, remaining: 3 } as const;
const vendor: LaunchVendor = { named: 'OWN', active: true, account: true };

type Facts = LaunchFacts<typeof game>;
const facts: Facts = {
  signedIn: true,
  lobby: null,
  game,
  vendor,
  freeSpin: null,
  promoGames: null,
  wallet: enough,
};

describe('play', () => {
  const answerTo = (change: Partial<typeof facts>) => {
    const decision = decidePlay({ ...facts, ...change, game });
    return decision.allowed ? decision.plan.mode : decision.reason;
  };

  it('is with the money of the mode, and with cash where no promo is active', () => {
    expect(answerTo({})).toBe('CASH');
    expect(answerTo({ wallet: bonus })).toBe('BONUS');
    expect(answerTo({ wallet: { ...enough, promo: null } })).toBe('CASH');
  });

  it('PLAY-21 is never of an excluded game, whose exclusion comes before the wallet mode', () => {
    expect(answerTo({ promoGames: excluding, wallet: bonus })).toBe('excluded');
    expect(answerTo({ promoGames: excluding, wallet: low })).toBe('excluded');
    expect(answerTo({ wallet: low })).toBe('switchRequired');
  });
});

interface Change extends Omit<Partial<Facts>, 'vendor'> {
  readonly vendor?: Partial<LaunchVendor>;
}

/** What each reason is found by. */
const wrong: Readonly<Record<LaunchReason, Change>> = {
  signedOut: { signedIn: false },
  lobbyUnusable: { lobby: 'javascript:alert(1)' },
  gameUnknown: { game: null },
  vendorUnknown: { vendor: { named: 'UNKNOWN' } },
  otherVendor: { vendor: { named: 'OTHER' } },
  vendorInMaintenance: { vendor: { active: false } },
  vendorAccountMissing: { vendor: { account: false } },
  notForGame: { freeSpin: { spins: null, now } },
  played: { freeSpin: { spins: { ...spins, remaining: 0 }, now } },
  over: { freeSpin: { spins: { ...spins, status: 'EXPIRED' }, now } },
  notActivated: { freeSpin: { spins: { ...spins, activated: false }, now } },
  excluded: { promoGames: excluding },
  switchRequired: { wallet: low },
};
const order: readonly LaunchReason[] = [
  'signedOut',
  'lobbyUnusable',
  'gameUnknown',
  'vendorUnknown',
  'otherVendor',
  'vendorInMaintenance',
  'vendorAccountMissing',
  'notForGame',
  'played',
  'over',
  'notActivated',
  'excluded',
  'switchRequired',
];
/** These exclude each other, or are put in order by the decision about free spins. */
const apart: readonly (readonly LaunchReason[])[] = [
  ['vendorUnknown', 'otherVendor'],
  ['notForGame', 'played', 'over', 'notActivated', 'excluded', 'switchRequired'],
];
const clashes = order
  .flatMap((first, index) => order.slice(index + 1).map((second) => [first, second] as const))
  .filter(([first, second]) => !apart.some((group) => group.includes(first) && group.includes(second)));
const changed = (...changes: readonly Change[]): Facts =>
  changes.reduce<Facts>(
    (now, change) => ({ ...now, ...change, vendor: { ...vendor, ...now.vendor, ...change.vendor } }),
    facts,
  );

describe('a launch', () => {
  it('PLAY-21 is carried out when neither check objects', () => {
    expect(decideLaunch(facts)).toEqual({ allowed: true, plan: { game, mode: 'CASH', lobby: null } });
    expect(decideLaunch({ ...facts, wallet: bonus })).toMatchObject({ plan: { mode: 'BONUS' } });
  });

  it('of free spins asks neither for the games nor for the wallet mode of the active promo', () => {
    const played: Facts = { ...facts, freeSpin: { spins, now }, promoGames: excluding, wallet: low };
    expect(decideLaunch(played)).toEqual({ allowed: true, plan: { game, mode: 'CASH', lobby: null } });
    expect(decideLaunch({ ...played, wallet: bonus })).toMatchObject({ plan: { mode: 'CASH' } });
  });

  it('is not held up by what only the platform knows', () => {
    expect(decideLaunch({ ...facts, vendor: null, freeSpin: null })).toMatchObject({ allowed: true });
  });

  it.each(order)('is refused as %s', (reason) => {
    expect(decideLaunch(changed(wrong[reason]))).toMatchObject({ reason });
  });

  it.each(clashes)('PLAY-21 names %s before %s', (first, second) => {
    expect(decideLaunch(changed(wrong[second], wrong[first]))).toMatchObject({ reason: first });
  });

  it.each([
    ['https://www.magpie.example/casino', 'https://www.magpie.example/casino'],
    ['http://localhost:4200', 'http://localhost:4200/'],
    ['casino', null],
    ['', null],
    [`http://a.example/${'a'.repeat(2031)}`, `http://a.example/${'a'.repeat(2031)}`],
    [`http://a.example/${'a'.repeat(2032)}`, null],
  ])('leads back to %s as %s', (lobby, address) => {
    const decision = decideLaunch({ ...facts, lobby });
    expect(decision.allowed ? decision.plan.lobby : null).toBe(address);
  });

  it('has a code and a sentence for each reason', () => {
    const rows = reasonRows(launchReasons);
    expect(rows).toEqual([
      ['signedOut', 'UNAUTHENTICATED', 'Log in to play.'],
      ['lobbyUnusable', 'BAD_USER_INPUT', 'siteLobbyUrl must be a web address.'],
      ['gameUnknown', 'NOT_FOUND', 'There is no such game.'],
      ['vendorUnknown', 'NOT_FOUND', 'There is no such vendor.'],
      ['otherVendor', 'NOT_FOUND', 'The vendor does not run this game.'],
      [
        'vendorInMaintenance',
        'VENDOR_IN_MAINTENANCE',
        'This game is being worked on. Please try again later.',
      ],
      [
        'vendorAccountMissing',
        'VENDOR_ACCOUNT_REQUIRED',
        'The game has not been prepared yet. Go back to the lobby and open it again.',
      ],
      ['notForGame', 'NOT_FOUND', 'There are no such free spins for this game.'],
      ['played', 'CONFLICT', 'All free spins are played.'],
      ['over', 'CONFLICT', 'These free spins are not active any more.'],
      ['notActivated', 'CONFLICT', 'Activate these free spins first.'],
      ['excluded', 'GAME_EXCLUDED', 'This game is excluded from all Promo benefits.'],
      ['switchRequired', 'WALLET_MODE_SWITCH_REQUIRED', 'Your cash has run low. Choose how to play on.'],
    ]);
  });

  it('leads a visitor to the login and low cash to the question of the wallet mode', () => {
    expect([launchReasons.signedOut.mend, launchReasons.switchRequired.mend]).toEqual([
      'loginModal',
      'switchWalletMode',
    ]);
  });
});
