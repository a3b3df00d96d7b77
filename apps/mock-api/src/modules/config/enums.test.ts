import { beforeAll, describe, expect, it } from 'vitest';
import { callGraphQL, startTestPlatform } from '#test/kit/index.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';

type Endpoint = 'main' | 'promo';

interface InputShape {
  readonly name: string;
  readonly kind: string;
  readonly enumValues: readonly { name: string }[] | null;
  readonly inputFields: readonly { type: TypeRef }[] | null;
  readonly fields: readonly { args: readonly { type: TypeRef }[] }[] | null;
}

interface TypeRef {
  readonly name: string | null;
  readonly ofType: TypeRef | null;
}

const paths = { main: '/graphql', promo: '/promo/graphql' } as const;
const ref = '{ name ofType { name ofType { name ofType { name ofType { name } } } } }';
const query = `{ __schema { types {
  name kind enumValues { name } inputFields { type ${ref} } fields { args { type ${ref} } }
} } }`;

const platform = platformForFile(startTestPlatform);
const types: Record<Endpoint, readonly InputShape[]> = { main: [], promo: [] };

beforeAll(async () => {
  const world = await platform.newWorld();
  for (const endpoint of ['main', 'promo'] as const) {
    const { data } = await callGraphQL(platform, world, { query, path: paths[endpoint] });
    types[endpoint] = (data?.['__schema'] as { types: InputShape[] }).types;
  }
});

const valuesOf = (endpoint: Endpoint, name: string): string[] =>
  (types[endpoint].find((type) => type.name === name)?.enumValues ?? []).map((value) => value.name).sort();

const innermost = (type: TypeRef): string | null => (type.ofType ? innermost(type.ofType) : type.name);

/** Values as the requirements give them; 'also' where the requirement asks for more than its values. */
const lists: readonly (readonly [
  id: string,
  name: string,
  endpoints: readonly Endpoint[],
  values: string,
])[] = [
  ['ENUM-01', 'UserKind', ['main'], 'ADMIN MEMBER OPERATOR SUPER_ADMIN'],
  [
    'ENUM-03',
    'MemberStatus',
    ['main'],
    `ENABLED DISABLED BANNED CLOSED CLOSED_LEGACY COOLING_OFF COOLING_OFF_ENDED DORMANT FRAUD FROZEN
     GAMSTOP_SELF_EXCLUDED KICKED SELF_EXCLUDED SUSPENDED TIME_OUT UNDER_REVIEW UNWANTED ACCOUNT_CLOSED_KYC
     ACCOUNT_CLOSED_NO_AFFORD ACCOUNT_CLOSED_NO_SG ACCOUNT_SUSPENDED_NO_AFFORD ACCOUNT_SUSPENDED_NO_SG`,
  ],
  [
    'DEP-24 ENUM-04',
    'DepositStatus',
    ['main'],
    'DRAFT PENDING PROCESSING APPROVED FAILED REJECTED CANCELLED EXPIRED',
  ],
  ['ENUM-04', 'WithdrawalStatus', ['main'], 'DRAFT PENDING PROCESSING APPROVED ON_HOLD REJECTED CANCELLED'],
  ['ENUM-04', 'DocumentStatus', ['main'], 'PENDING PROCESSING APPROVED REJECTED'],
  ['ENUM-04', 'RequestStatus', ['main'], 'PENDING PROCESSING APPROVED REJECTED CANCELED'],
  ['ENUM-05', 'TransferStatus', ['main'], 'FAILED PENDING SUCCEEDED'],
  ['ENUM-06', 'CurrencyType', ['main', 'promo'], 'CRYPTO FIAT'],
  ['ENUM-06', 'BalanceType', ['main'], 'BONUS CASH'],
  ['ENUM-07', 'MemberPromoStatus', ['promo'], 'ACTIVE CANCELED COMPLETE EXPIRED LOST PENDING'],
  ['ENUM-07', 'ClaimStatus', ['promo'], 'CLAIMED PENDING READY EXPIRED ACTIVE CANCELED'],
  ['ENUM-07', 'WalletMode', ['promo'], 'BONUS CASH'],
  ['ENUM-08', 'PromoKind', ['promo'], 'BONUS_ONLY BONUS_PLUS_DEPOSIT'],
  ['ENUM-08', 'DepositOrdinalTrigger', ['promo'], 'ANY FIRST SECOND THIRD FOURTH'],
  ['ENUM-08', 'PromoTrigger', ['promo'], 'FIRST_DEPOSIT LOG_IN RECURRING_DEPOSIT SIGN_UP'],
  ['ENUM-09', 'PayoutMode', ['main', 'promo'], 'AUTO MANUAL'],
  ['ENUM-09', 'RewardKind', ['main', 'promo'], 'DIRECT MULTIPLIER'],
  ['ENUM-10', 'SortDirection', ['main'], 'ASC DESC'],
  ['ENUM-10', 'DayOfWeek', ['promo'], 'MONDAY TUESDAY WEDNESDAY THURSDAY FRIDAY SATURDAY SUNDAY'],
  [
    'ENUM-11',
    'ScheduledJobKind',
    ['main'],
    'CREDIT_TOURNAMENT_REWARDS EXPIRE_MEMBER_PROMOS SYNC_PROMOS UPLOAD_CURRENCIES UPLOAD_GAMES',
  ],
  [
    'ENUM-12',
    'TransactionType',
    ['main'],
    `DEPOSIT DEPOSIT_REVERSAL WITHDRAWAL WITHDRAWAL_CANCELLED WITHDRAWAL_REJECTED BET FREE_SPIN_BET BET_REFUND PROMO_BONUS
     PROMO_CONVERSION PROMO_CANCELLATION PROMO_EXPIRY CONSUMABLE_BONUS FREE_SPIN_BONUS CASHBACK CASHBACK_REVERSAL PAYOUT
     SPORTS_PAYOUT FREE_SPIN_PAYOUT JACKPOT_PAYOUT TOURNAMENT_PAYOUT AUTO_PAYOUT TRANSFER_IN TRANSFER_OUT
     MANUAL_ADJUSTMENT_CREDIT MANUAL_ADJUSTMENT_DEBIT ADJUSTMENT_CREDIT ADJUSTMENT_DEBIT DEPOSIT_FEE WITHDRAWAL_FEE
     LEVEL_UP_REWARD ACHIEVEMENT_REWARD SYSTEM_CREDIT SYSTEM_DEBIT`,
  ],
  [
    'ENUM-13',
    'NotificationType',
    ['main'],
    `DEPOSIT_RECEIVED DEPOSIT_PROCESSING DEPOSIT_APPROVED DEPOSIT_REJECTED DEPOSIT_FAILED DEPOSIT_EXPIRED
     WITHDRAWAL_RECEIVED WITHDRAWAL_PROCESSING WITHDRAWAL_APPROVED WITHDRAWAL_REJECTED WITHDRAWAL_FAILED
     WITHDRAWAL_EXPIRED PROMO REBATE VIP_UPGRADE VIP_DOWNGRADE AUTOPAYOUT DEPOSIT_LIMIT_CHANGED DOCUMENT_APPROVED
     DOCUMENT_REJECTED AFFILIATE AUTO_PROMO_ENROLMENT_LIMIT_REACHED_BY_NAME AUTO_PROMO_ENROLMENT_LIMIT_REACHED_BY_IP
     AUTO_PROMO_ENROLMENT_LIMIT_REACHED_BY_NAME_AND_IP`,
  ],
  [
    'ENUM-14',
    'PaymentMethodType',
    ['main'],
    `ALIPAY WECHAT NETELLER SKRILL CRYPTO OFFLINE_BANK_TRANSFER ONLINE_BANK_TRANSFER UNIONPAY CARD PAYID PAYMENT_IQ
     OTHER`,
  ],
  ['ENUM-15', 'PaymentKind', ['main'], 'OFFLINE_BANKING PAYMENT_GATEWAY'],
  ['ENUM-16', 'CryptoGateway', ['main'], 'COINSPAID NOWPAYMENTS OTHER'],
  ['ENUM-16', 'ChinaBankCode', ['main'], 'ABC BOC BOCOM CCB CEB CIB CMB CMBC ICBC PSBC SPDB'],
  ['ENUM-17', 'DocumentType', ['main'], 'PASSPORT ID DRIVING_LICENCE BANK_STATEMENT PROOF_OF_ADDRESS OTHER'],
  ['ENUM-18', 'DocumentVisibility', ['main'], 'PRIVATE PUBLIC'],
  ['ENUM-19', 'Period', ['main'], 'HOURLY DAILY WEEKLY MONTHLY QUARTERLY YEARLY'],
  ['ENUM-20', 'CommunicationChannel', ['main'], 'EMAIL SMS MAIL PHONE_CALL'],
  ['ENUM-20', 'ProblemGamblingArea', ['main'], 'FINANCES HEALTH PLAY_PATTERNS RELATIONSHIPS TIME'],
  ['ENUM-21', 'Gender', ['main'], 'FEMALE MALE'],
  ['ENUM-21', 'Title', ['main'], 'MR MRS MS'],
  ['ENUM-21', 'RiskLevel', ['main'], 'LOW MEDIUM HIGH'],
  ['ENUM-22', 'VendorIntegration', ['main'], 'SEAMLESS TRANSFER'],
  ['ENUM-22', 'VendorState', ['main'], 'ACTIVE IN_MAINTENANCE'],
  ['ENUM-22', 'FieldRequirement', ['main'], 'HIDDEN MANDATORY OPTIONAL'],
  ['ENUM-22', 'TransferSpeed', ['main'], 'FAST MEDIUM SLOW'],
  ['ENUM-23', 'ContentType', ['main'], 'FAQ PRIVACY_POLICY TERMS_AND_CONDITIONS'],
  ['ENUM-24', 'GameCategoryCode', ['main'], 'SLOTS FISH LIVE LOTTERY TABLE SPORTSBOOK'],
  [
    'ENUM-25',
    'SportsbookCategory',
    ['main'],
    `AUSTRALIAN_RULES BASKETBALL BOXING CRICKET CYCLING ESPORTS GOLF GREYHOUNDS HORSE_RACING MMA MOTOR_SPORT
     RUGBY_LEAGUE RUGBY_UNION SOCCER TENNIS OTHER`,
  ],
  ['ENUM-26', 'DeviceType', ['main'], 'DESKTOP MOBILE TABLET'],
  ['also', 'BetStatus', ['main'], 'CANCELED CASHOUT SETTLED UNSETTLED'],
  ['also', 'WalletType', ['main'], 'BONUS CASINO CASINO_BONUS MAIN SPORT SPORT_BONUS'],
  ['JACK-04', 'JackpotStatus', ['main'], 'ACTIVE CLOSING DELETED DISABLED'],
  ['JACK-04', 'JackpotPoolStatus', ['main'], 'ACCUMULATING PAYING_OUT'],
  ['also', 'TournamentRankingBasis', ['main'], 'TOTAL_BETS MULTIPLIER WINNINGS'],
  ['also', 'AchievementType', ['main'], 'CasinoExplorer SteadyGambler WinningStreak RegularPlayer'],
  ['also', 'ExperienceUnit', ['main'], 'WAGER WIN DEPOSIT LOGIN LOGIN_STREAK ACHIEVEMENT OPERATOR'],
];

describe('the enumerations of the contract', () => {
  it.each(lists)('%s has exactly the values of %s', (_id, name, endpoints, values) => {
    const literal = values.split(/\s+/).sort();
    for (const endpoint of endpoints) expect(valuesOf(endpoint, name)).toEqual(literal);
  });

  it('ENUM-11 takes no job kind from a member, in no argument and no input', () => {
    const given = [...types.main, ...types.promo].flatMap((type) => [
      ...(type.inputFields ?? []).map((field) => innermost(field.type)),
      ...(type.fields ?? []).flatMap((field) => field.args.map((arg) => innermost(arg.type))),
    ]);
    expect(given).toContain('MessagesFilter');
    expect(given).not.toContain('ScheduledJobKind');
  });

  it('ENUM-27 writes every value in capitals with underscores, save three kinds', () => {
    const own = [...types.main, ...types.promo].filter(
      (type) => type.kind === 'ENUM' && !type.name.startsWith('__'),
    );
    expect(own.length).toBeGreaterThan(50);
    const odd = own.flatMap(({ name, enumValues }) =>
      (enumValues ?? [])
        .filter((value) => !/^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/.test(value.name))
        .map((value) => `${name}.${value.name}`),
    );
    expect(odd.sort()).toEqual([
      'AchievementType.CasinoExplorer',
      'AchievementType.RegularPlayer',
      'AchievementType.SteadyGambler',
      'AchievementType.WinningStreak',
      'LaunchChannel.MobileWeb',
      'PaymentMethodProvider.PaymentIQ',
    ]);
  });

  it('lists no enumeration that one endpoint spells otherwise than the other', () => {
    const shared = types.main.filter(
      ({ name, enumValues }) => enumValues && types.promo.some((type) => type.name === name),
    );
    for (const { name } of shared) expect(valuesOf('promo', name)).toEqual(valuesOf('main', name));
    expect(shared.length).toBeGreaterThan(5);
  });
});
