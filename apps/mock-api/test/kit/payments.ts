import { providerKey } from '#modules/payments/index.ts';
import type { World } from '#platform/worlds/index.ts';
import { openCashier } from './cashier.ts';
import type { CashierPage } from './cashier.ts';
import type { ServiceAnswer } from './calls.ts';
import type { TestPlatform } from './platform.ts';
import type { SeededPerson } from './seeded.ts';
import { postSigned } from './signed-calls.ts';
import type { Signing } from './signed-calls.ts';

const DEPOSIT =
  'mutation Start($input: InitiatePaymentIQDepositInput!) { initiatePaymentIQDeposit(input: $input) }';
const WITHDRAW =
  'mutation Start($input: InitiatePaymentIQWithdrawalInput!) { initiatePaymentIQWithdrawal(input: $input) }';

/** Everything about money that a refused call must leave as it is. */
export async function books({ db }: World): Promise<unknown> {
  return [
    await db.selectFrom('deposits').selectAll().orderBy('seq').execute(),
    await db.selectFrom('withdrawals').selectAll().orderBy('seq').execute(),
    await db.selectFrom('ledgerAccounts').selectAll().orderBy('id').execute(),
    await db.selectFrom('idempotencyKeys').selectAll().execute(),
  ];
}

/** Starts a deposit by card and opens the cashier. */
export async function startDeposit(
  who: SeededPerson,
  amount: string,
  more: Readonly<Record<string, unknown>> = {},
): Promise<CashierPage> {
  const { data } = await who.main(DEPOSIT, { input: { paymentMethod: 'pm_card', amount, ...more } });
  return openCashier(String(data?.['initiatePaymentIQDeposit']));
}

/** Lets a deposit stand for so many days with nobody looking: the clock stays, so that nothing hears of it. */
export async function standStill({ world }: SeededPerson, id: string, days: number): Promise<void> {
  await world.write(async ({ db, now }) => {
    const set = { changedAt: now.getTime() - days * 86_400_000 };
    await db.updateTable('deposits').set(set).where('id', '=', id).execute();
  });
}

/** Tries to start a deposit of 50.00 by card, with what differs; answers the code and the message of a refusal. */
export async function tryDeposit(
  who: SeededPerson,
  change: Readonly<Record<string, unknown>>,
): Promise<[code: string | null, message: string | undefined]> {
  const { code, errors } = await who.main(DEPOSIT, {
    input: { paymentMethod: 'pm_card', amount: '50.00', ...change },
  });
  return [code, errors[0]?.message];
}

/** Starts a withdrawal by PayID, whose fee is 1.00, and opens the cashier. */
export async function startWithdrawal(
  who: SeededPerson,
  amount: string,
  more: Readonly<Record<string, unknown>> = {},
): Promise<CashierPage> {
  const { data } = await who.main(WITHDRAW, { input: { withdrawalMethod: 'wm_payid', amount, ...more } });
  return openCashier(String(data?.['initiatePaymentIQWithdrawal']));
}

/** Sends a callback as the payment provider does, signed at the world's time. @param body an object, or the text as it is */
export function providerCall(
  { url, services }: TestPlatform,
  world: World,
  call: string,
  body: unknown,
  signing: Signing = {},
): Promise<ServiceAnswer> {
  const key = providerKey(services.settings.jwtSecret);
  return postSigned({
    ...{ address: `${url}/payments/provider/${call}`, sender: 'provider' },
    ...{ world, key, body, signing },
  });
}
