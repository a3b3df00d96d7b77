import { Cut } from '../../crash/client.ts';
import { dayOf, isPast, orderOf, picked, reasonOf } from '../order.ts';
import type { Order, Scene } from '../order.ts';

const CASHBACK = 'mutation C($id: ID!) { claimCashback(id: $id) { cashback { id } } }';
const LEVEL = 'mutation L($level: Int!) { claimLevelReward(level: $level) { level claimed } }';
const BADGE = `mutation B($achievement: ID!, $level: Int!) {
  claimAchievementReward(achievement: $achievement, badgeLevel: $level) { id }
}`;
const SPINS = 'mutation F($input: ClaimFreeSpinPromoInput!) { claimFreeSpinPromo(input: $input) { id } }';
const ACTIVATE =
  'mutation A($id: ID!, $me: ID!) { activateConsumableBonus(id: $id, legacyMemberId: $me) { id bonus } }';

/** Asks twice at once, by two keys: only one of both can be paid. */
async function twice(ask: (key: string) => Promise<unknown>, key: (part: string) => string) {
  const [first, second] = await Promise.allSettled([ask(key('one')), ask(key('two'))]);
  for (const each of [first, second]) {
    if (each.status === 'rejected' && each.reason instanceof Cut) throw each.reason;
  }
  const answers = [first, second].flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  if (answers.length === 2) throw new Error('A reward was claimed twice at once, and paid twice.');
  if (answers.length === 0 && first.status === 'rejected') throw first.reason;
  return answers[0];
}

type Claim = Pick<Order, 'words' | 'reward' | 'forbidden'> & Partial<Order>;

/** A claim, which one of five times is made twice at once. */
function claimOf({ key, step }: Scene, claim: Claim, ask: (key: string) => Promise<unknown>): Order {
  const isTwice = step.b % 5 === 4;
  return orderOf({
    ...claim,
    words: `${claim.words}${isTwice ? ', twice at once' : ''}`,
    // Which of both was paid may differ the next time, so that they are not asked again.
    once: !isTwice,
    ask: () => (isTwice ? twice(ask, key) : ask(key('clm'))),
  });
}

/** The cashback of a claim day. */
export function claimCashback(scene: Scene): Order | null {
  const { client, name, view, step } = scene;
  const of = picked(view.cashbacks, step.a);
  if (!of) return null;
  const { id } = of.cashback;
  const today = dayOf(view.now);
  const weekday = new Date(`${today}T12:00:00Z`).getUTCDay();
  const last = of.dateLastClaimed;
  return claimOf(
    scene,
    {
      words: `claims ${id}`,
      moves: ['CASHBACK'],
      reward: `${name}: ${id} of ${today}`,
      forbidden: reasonOf({
        'it is no Monday': weekday !== 1,
        'it was claimed today': last !== null && dayOf(last) === today,
      }),
    },
    (key) => client.promo(name, CASHBACK, { id }, key),
  );
}

/** The reward of a level, reached or not. */
export function claimLevelReward(scene: Scene): Order {
  const { client, name, view, step } = scene;
  const level = 1 + (step.a % (view.level + 1));
  const reward = view.levelRewards.find((each) => each.level === level);
  return claimOf(
    scene,
    {
      words: `claims level ${String(level)}`,
      reward: `${name}: level ${String(level)}`,
      forbidden: reasonOf({
        'the level is not reached': level > view.level,
        'it was claimed before': reward?.claimed === true,
      }),
    },
    (key) => client.main(name, LEVEL, { level }, key),
  );
}

/** The reward of a badge: of one that waits for it, or one of four times of any one, earned or not. */
export function claimBadge(scene: Scene): Order | null {
  const { client, name, view, step } = scene;
  const due = view.badges.filter(({ completed, claimed }) => completed && !claimed);
  const badge = picked(step.b % 4 === 3 || due.length === 0 ? view.badges : due, step.a);
  if (!badge) return null;
  const { achievement, level, completed, claimed } = badge;
  const words = `badge ${String(level)} of ${achievement}`;
  const forbidden = reasonOf({ 'it is not earned': !completed, 'it was claimed before': claimed });
  return claimOf(scene, { words: `claims ${words}`, reward: `${name}: ${words}`, forbidden }, (key) =>
    client.main(name, BADGE, { achievement, level }, key),
  );
}

const spinPromos = ['promo_dingo_spins', 'promo_three_reefs'];

/** The free spins of a promo. */
export function claimFreeSpins(scene: Scene): Order {
  const { client, name, view, step } = scene;
  const promo = picked(spinPromos, step.a) ?? '';
  const offer = view.offers.find(({ id }) => id === promo);
  const running = view.freeSpins.some((each) => each.promo.id === promo && each.status === 'ACTIVE');
  const used = offer?.promoUsed ?? 0;
  return claimOf(
    scene,
    {
      words: `claims ${promo}`,
      reward: `${name}: use ${String(used + 1)} of ${promo}`,
      forbidden: reasonOf({
        'its spins are active': running,
        'no uses are left': offer !== undefined && used >= offer.maxUses,
        'the offer has ended': isPast(offer?.expiresAt ?? null, view.now),
      }),
    },
    (key) => client.promo(name, SPINS, { input: { legacyMemberId: `mem_${name}`, promo } }, key),
  );
}

/** A bonus that the member has or once had. */
export function activateBonus(scene: Scene): Order | null {
  const { client, memory, name, view, step } = scene;
  const own = [...memory.bonuses].filter(([, { member }]) => member === name);
  const [id, bonus] = picked(own, step.a) ?? [];
  if (id === undefined || !bonus) return null;
  const kind = view.bonuses.find((each) => each.id === id)?.consumablePromoType;
  return claimOf(
    scene,
    {
      words: `activates ${id}`,
      moves: ['CONSUMABLE_BONUS'],
      reward: `${name}: bonus ${id}`,
      forbidden: reasonOf({
        'it has expired': isPast(bonus.expiresAt, view.now),
        'it was activated before': kind === undefined,
        'a promo is active': view.active !== null && kind !== 'FREE_SPIN',
      }),
    },
    (key) => client.promo(name, ACTIVATE, { id, me: `mem_${name}` }, key),
  );
}
