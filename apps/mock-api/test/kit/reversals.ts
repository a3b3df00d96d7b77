import { catalogueOf } from '#modules/games/index.ts';
import { countPromoTurnover } from '#modules/promos/index.ts';
import { objectOf, sessionFor } from './launches.ts';
import { startDeposit } from './payments.ts';
import { vendorCall } from './play-calls.ts';
import type { Player } from './play.ts';
import type { TestPlatform } from './platform.ts';
import { personInNewWorld } from './seeded.ts';
import type { SeededPerson } from './seeded.ts';

const REVERSE = 'mutation R($world: ID!, $deposit: ID!) { reverseDeposit(world: $world, deposit: $deposit) }';
const LIFT = 'mutation L($world: ID!, $deposit: ID!) { liftDispute(world: $world, deposit: $deposit) }';
const GIVE =
  'mutation G($world: ID!, $promo: ID!, $member: ID!) { giveReward(world: $world, promo: $promo, member: $member) { promo } }';
const ADJUST =
  'mutation A($world: ID!, $member: ID!, $amount: Decimal!) { adjustBalance(world: $world, member: $member, input: { walletType: MAIN, amount: $amount }) }';
const CASH =
  'query C($id: ID!) { member(id: $id) { wallets { mainCash casinoCash sportsCash casinoBonus } } }';

export const asPlayer = (who: SeededPerson): Player => ({ ...who, email: '', call: who.main });

/** Deposits by card, which the provider approves, and answers the id. */
export async function deposited(who: SeededPerson, amount: string, promoCode?: string): Promise<string> {
  const page = await startDeposit(who, amount, promoCode === undefined ? {} : { promoCode });
  await page.proceed();
  await page.choose('APPROVE');
  return page.id;
}

/** Takes a deposit back as the operator, and answers the code of a refusal. */
export const reversal = async (who: SeededPerson, deposit: string): Promise<string | null> =>
  (await who.control(REVERSE, { deposit })).code;

/** Lifts the dispute of a deposit as the operator. */
export const lifted = (who: SeededPerson, deposit: string) => who.control(LIFT, { deposit });

/** Gives a promo as the operator, and answers the code and the text of a refusal. */
export async function giveReward(who: SeededPerson, promo: string): Promise<readonly (string | null)[]> {
  const { code, errors } = await who.control(GIVE, { promo, member: who.id });
  return [code, errors[0]?.message ?? null];
}

/** Wants a deposit back while the member's main cash is away. */
export async function disputedInVain(who: SeededPerson, deposit: string): Promise<void> {
  const { mainCash } = (await cashOf(who)) as { mainCash: string };
  const adjust = (amount: string) => who.control(ADJUST, { member: who.id, amount });
  const taken = await adjust(`-${mainCash}`);
  const code = await reversal(who, deposit);
  const back = await adjust(mainCash);
  if (code !== 'INSUFFICIENT_BALANCE' || taken.code !== null || back.code !== null)
    throw new Error(`The deposit ${deposit} was not wanted back in vain: ${String(code)}.`);
}

/** What a person's wallets hold in the currency that is active for them. */
export async function cashOf(who: SeededPerson): Promise<unknown> {
  const { wallets } = objectOf(await who.promo(CASH, { id: who.id }), 'member');
  return wallets;
}

/** A call of a game's vendor for a round, which is answered; its transaction is named after both. */
export type VendorAt = (call: string, round: string, body: object) => Promise<Record<string, unknown>>;

/** The calls of a game's vendor in a session, by default one of cash that begins now. */
export async function vendorAt(
  platform: TestPlatform,
  who: SeededPerson,
  game: string,
  session?: string,
): Promise<VendorAt> {
  const vendor = (await catalogueOf(who.world)).gameById.get(game)?.vendor.id ?? '';
  const gameSession = session ?? (await sessionFor(asPlayer(who), game));
  return async (call, round, body) => {
    const sent = { gameSession, transaction: `${round}:${call}`, round, currency: 'AUD', ...body };
    const answer = await vendorCall(platform, who.world, call, sent, { vendor });
    if (answer.status !== 200) throw new Error(`${call} of ${round}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
}

/** Turns the active promo of a person over, by 1500.00 at once. */
export async function turnOver(who: SeededPerson): Promise<void> {
  const { activePromo } = objectOf(
    await who.promo('query M($id: ID!) { member(id: $id) { activePromo { id } } }', { id: who.id }),
    'member',
  ) as { activePromo: { id: string } };
  await who.world.write((unit) =>
    countPromoTurnover(unit, {
      ...{ memberPromoId: activePromo.id, stake: 150_000n, currency: 'AUD', roundOpen: false },
      game: { code: 'any', provider: 'pro_nightjar' },
    }),
  );
}

/**
 * Mia, who holds 1200.00 of main cash, 200.00 of which are the deposit, and 100.00 of casino cash, which its bonus became. No jackpot
 * is open, so that no win of one is counted with those of a bet.
 */
export async function convertedBonus(
  platform: TestPlatform,
): Promise<{ readonly mia: SeededPerson; readonly deposit: string }> {
  const mia = await personInNewWorld(platform, 'mia');
  const deposit = await deposited(mia, '200.00', 'MIDWEEK50');
  await turnOver(mia);
  await mia.world.write(({ db }) => db.updateTable('jackpots').set({ status: 'DISABLED' }).execute());
  return { mia, deposit };
}
