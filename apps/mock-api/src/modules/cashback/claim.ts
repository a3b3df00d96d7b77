import { cashbackClaimReasons, decideCashbackClaim } from '@magpie/domain/cashback';
import type { ClaimedCashback } from '@magpie/domain/cashback';
import { displayMoney } from '@magpie/domain/format';
import { cashbackMessage } from '@magpie/domain/messages';
import { money } from '@magpie/domain/money';
import type { MemberCashback } from '#__generated__/promo.ts';
import { refusalOf } from '#platform/graphql/index.ts';
import { once } from '#platform/idempotency/index.ts';
import type { Requester } from '#platform/idempotency/index.ts';
import { houseAccount, memberAccount } from '#platform/ledger/index.ts';
import type { Unit, World } from '#platform/worlds/index.ts';
import { giveReward } from '../bonuses/index.ts';
import { sendMessage } from '../messages/index.ts';
import { decimal, knownCurrency, publishBalance } from '../wallets/index.ts';
import type { KeptPlay } from './account.ts';
import { memberView, paidAs } from './service.ts';
import { pastOf, standingOf } from './standing.ts';
import type { CashbackPast } from './standing.ts';
import { cashbackRecord, saveClaim } from './store/index.ts';
import type { CashbackRecord } from './store/index.ts';

interface StoredCashback extends ClaimedCashback {
  readonly record: CashbackRecord;
  readonly amount: bigint;
  readonly play: KeptPlay | null;
}

async function storedCashback(unit: Unit, id: string, past: CashbackPast): Promise<StoredCashback | null> {
  const record = await cashbackRecord(unit.db, id);
  if (!record) return null;
  const standing = await standingOf(unit.db, unit.now, record, past);
  const { levelRequirement } = record.row;
  const { play } = standing.account;
  return { record, ...standing, play, levelRequirement, missed: standing.missed !== null };
}

async function claim(unit: Unit, memberId: string, id: string): Promise<void> {
  const past = await pastOf(unit.db, memberId, unit.now);
  const cashback = await storedCashback(unit, id, past);
  const decision = decideCashbackClaim({ signedIn: true, cashback, level: past.level });
  if (!decision.allowed) throw refusalOf(cashbackClaimReasons, decision);
  const { record, amount, play } = decision.plan.cashback;
  if (!play) throw new Error(`The cashback ${id} can be claimed and has no claim day.`);
  const claimId = unit.id('cbc');
  const { currency, title, description } = record.row;
  const made = { id: claimId, memberId, cashbackId: id, amountMinor: amount };
  await saveClaim(unit.db, { ...made, ...play, claimedAt: unit.now.getTime() });
  // Bonus money belongs to an award: this one waits to be activated (PROMO-47).
  if ((await paidAs(unit.world, record, money.of(amount))) === 'BONUS') {
    await giveReward(unit, {
      memberId,
      source: `cashback_${id}`,
      name: title,
      description,
      currency,
      amount,
    });
    return;
  }
  await unit.post({
    key: `cashback:${claimId}`,
    type: 'CASHBACK',
    memberId,
    postings: [
      { account: houseAccount('CASHBACK', currency), amount: -amount },
      { account: memberAccount(memberId, 'MAIN', currency), amount },
    ],
    details: { name: title },
  });
  await publishBalance(unit, memberId);
  const known = knownCurrency(currency);
  const told = cashbackMessage(title, displayMoney(decimal(amount, known), known));
  await sendMessage(unit, memberId, { type: 'REBATE', ...told });
}

/**
 * Credits a claimable cashback, once per idempotency key (CASHBK-13).
 * @throws Refusal CONFLICT when it is not claimable, IDEMPOTENCY_CONFLICT; NOT_FOUND for an unknown one or one above the member's level
 */
export async function claimCashback(world: World, requester: Requester, id: string): Promise<MemberCashback> {
  const { memberId } = requester;
  await world.write((unit) =>
    once(unit, { ...requester, operation: 'claimCashback', content: { id } }, async () => {
      await claim(unit, memberId, id);
      return id;
    }),
  );
  const record = await cashbackRecord(world.db, id);
  if (!record) throw new Error(`The cashback ${id} was claimed and is gone.`);
  return memberView(world, record, await pastOf(world.db, memberId, world.now()));
}
