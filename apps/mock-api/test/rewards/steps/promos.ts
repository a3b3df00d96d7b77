import { WORLD } from '../../crash/client.ts';
import { dayOf, isPast, orderOf, picked, reasonOf } from '../order.ts';
import type { Order, Scene } from '../order.ts';

const CANCEL = 'mutation C($id: ID!) { cancelActivePromo(id: $id) { id status } }';
const SWITCH = 'mutation S($id: ID!) { switchPromoToBonusMode(id: $id) { id } }';
const LOCK = `mutation L($me: ID!, $promo: ID!, $on: Boolean!) {
  lockInMemberToPromo(legacyMemberId: $me, lockInEnabled: $on, promo: $promo) { lockInEnabled }
}`;
const UNLOCK = 'mutation U($promo: ID!) { cancelLockIn(promo: $promo) { id } }';
const GIVE = `mutation G($world: ID!, $promo: ID!, $member: ID!) {
  giveReward(world: $world, promo: $promo, member: $member) { id }
}`;
const END = `mutation E($world: ID!, $id: ID!, $ending: RewardEnding!) {
  endReward(world: $world, reward: $id, ending: $ending) { id }
}`;

/** The member cancels the promo in force; one of eight times one that is over or waits. */
export function cancelPromo({ client, name, view, step, key }: Scene): Order | null {
  const other = view.promos.find(({ id }) => id !== view.active?.id);
  const promo = step.a % 8 === 7 ? other : (view.active ?? other);
  if (!promo) return null;
  return orderOf({
    words: `cancels ${promo.id} (${promo.status})`,
    ask: () => client.promo(name, CANCEL, { id: promo.id }, key('can')),
    forbidden: reasonOf({ 'it is not active': promo.id !== view.active?.id }),
  });
}

/** From then on bets take bonus money. */
export function switchMode({ client, name, view }: Scene): Order | null {
  const promo = view.active;
  if (!promo) return null;
  return orderOf({
    words: `switches ${promo.id} to bonus money`,
    once: false,
    ask: () => client.promo(name, SWITCH, { id: promo.id }),
  });
}

const lockIns = ['promo_harbour_run', 'promo_long_haul'];
const COOLDOWN_DAYS = 7;
const DAY_MS = 86_400_000;

const daysBetween = (from: string, to: string): number =>
  (Date.parse(dayOf(to)) - Date.parse(dayOf(from))) / DAY_MS;

/** A lock-in begins, goes on or pauses. */
export function lockIn({ client, name, view, step }: Scene): Order {
  const promo = picked(lockIns, step.a) ?? '';
  const on = step.b % 4 !== 3;
  const current = view.lockIn;
  const running = current !== null && !current.completed;
  const last = view.lastLockIn;
  const isCooling = last !== null && daysBetween(last, view.now) < COOLDOWN_DAYS;
  return orderOf({
    words: `${on ? 'locks in to' : 'pauses'} ${promo}`,
    once: false,
    ask: () => client.promo(name, LOCK, { me: `mem_${name}`, promo, on }),
    forbidden: reasonOf({
      'another lock-in runs': on && running && current.promo.id !== promo,
      'the cooldown is not over': on && !running && isCooling,
      'nothing is to be paused': !on && (!running || current.promo.id !== promo),
    }),
  });
}

/** A lock-in is given up. */
export function cancelLockIn({ client, name, view }: Scene): Order | null {
  const promo = view.lockIn?.promo.id;
  if (promo === undefined) return null;
  return orderOf({
    words: `gives ${promo} up`,
    once: false,
    ask: () => client.promo(name, UNLOCK, { promo }),
  });
}

const onSpins: Readonly<Record<string, string>> = {
  activateFreeSpins: 'activateFreeSpinPromo',
  cancelFreeSpin: 'cancelFreeSpin',
  cancelFreeSpinPromo: 'cancelFreeSpinPromo',
};

function changeSpins({ client, name, view, step, key }: Scene, by: string): Order | null {
  const spins = picked(view.freeSpins, step.a);
  if (!spins) return null;
  const call = onSpins[by] ?? '';
  const query = `mutation F($id: ID!, $me: ID!) { ${call}(id: $id, legacyMemberId: $me) { id } }`;
  return orderOf({
    words: `${call} of ${spins.id} (${spins.status})`,
    once: by !== 'activateFreeSpins',
    ask: () => client.promo(name, query, { id: spins.id, me: `mem_${name}` }, key('fsp')),
    forbidden: reasonOf({ 'they are over': spins.status !== 'ACTIVE' }),
  });
}

/** Free spins are made playable. */
export const activateFreeSpins = (scene: Scene): Order | null => changeSpins(scene, 'activateFreeSpins');

/** Free spins are given up, by either of the two calls. */
export const cancelFreeSpins = (scene: Scene): Order | null =>
  changeSpins(scene, scene.step.b % 2 === 0 ? 'cancelFreeSpin' : 'cancelFreeSpinPromo');

const given = ['promo_sign_up', 'promo_log_in', 'promo_open_gift', 'promo_harbour_run', 'promo_live_table'];
const byOperator = (key: string) => ({ 'idempotency-key': key });

/** The operator gives what a promo offers. */
export function giveReward({ client, name, view, step, key }: Scene): Order {
  const promo = picked([...given, 'promo_dingo_spins'], step.a) ?? '';
  const offer = view.offers.find(({ id }) => id === promo);
  const variables = { world: WORLD, promo, member: `mem_${name}` };
  // What went in a dispute may be given anew, once that is lifted.
  const went = view.promos.some((each) => each.promo.id === promo && each.endCause === 'DEPOSIT_REVERSED');
  return orderOf({
    words: `is given ${promo}`,
    ask: () => client.ask('/control/graphql', GIVE, variables, byOperator(key('giv'))),
    // What the member holds is told as it is by now.
    once: false,
    forbidden: reasonOf({
      'only its lock-in awards it': !went && lockIns.includes(promo),
      'no uses are left':
        !went && offer !== undefined && offer.maxUses > 0 && offer.promoUsed >= offer.maxUses,
      'the offer has ended': !went && isPast(offer?.expiresAt ?? null, view.now),
    }),
  });
}

/** The operator ends what the member holds. */
export function endReward({ client, view, step }: Scene): Order | null {
  const reward = picked(view.held, step.a);
  if (!reward) return null;
  const ending = step.b % 2 === 0 ? 'CANCEL' : 'EXPIRE';
  return orderOf({
    words: `has ${reward.id} ended by ${ending}`,
    once: false,
    ask: () => client.control(END, { id: reward.id, ending }),
  });
}
