import { exact } from '../money.ts';
import { orderOf, picked } from '../order.ts';
import type { Maker, Operation, Order } from '../order.ts';

interface MemberPromo {
  readonly id: string;
  readonly status: string;
  readonly bonus: string;
}

const PROMO = '{ id status bonus }';

const CLAIM_CASHBACK = `mutation {
  claimCashback(id: "cashback_monday") { cashback { id } cashbackReceivedThisMonth }
}`;

interface Cashback {
  readonly cashback: { readonly id: string };
  readonly cashbackReceivedThisMonth: string;
}

/** Ella lost AUD 180.00, of which 2 % are given back on a Monday at her level. */
const claimCashback: Operation = {
  name: 'claimCashback',
  refusals: ['CONFLICT'],
  order: ({ client, memory }) => {
    const key = memory.key();
    return orderOf({
      once: true,
      ask: async () => (await client.promo('ella', CLAIM_CASHBACK, {}, key)) as Cashback,
      // What the month has brought is another figure in another month.
      same: ({ cashback }) => cashback.id,
      proves: ({ cashbackReceivedThisMonth }) => {
        if (cashbackReceivedThisMonth !== '3.60') throw new Error(`She got ${cashbackReceivedThisMonth}.`);
        memory.post('ella', 'CASHBACK', exact('3.60'));
      },
    });
  },
};

const CLAIM_LEVEL =
  'mutation C($level: Int!) { claimLevelReward(level: $level) { level reward claimed state } }';

const levelsReached = [3, 4, 5] as const;

const claimLevelReward: Operation = {
  name: 'claimLevelReward',
  refusals: ['CONFLICT'],
  order: ({ client, memory, pick }) => {
    const level = picked(levelsReached, pick) ?? 3;
    const key = memory.key();
    return orderOf({
      once: true,
      ask: () => client.main('mia', CLAIM_LEVEL, { level }, key),
    });
  },
};

const CLAIM_BADGE = `mutation C($achievement: ID!, $level: Int!) {
  claimAchievementReward(achievement: $achievement, badgeLevel: $level) { id badges { level claimed } }
}`;

interface Achievement {
  readonly id: string;
  readonly badges: readonly { readonly level: number; readonly claimed: boolean }[];
}

/** Badges that Noah, who has played nothing, earns by two and three wins in a row; each gives AUD 10.00. */
const claimAchievementReward: Operation = {
  name: 'claimAchievementReward',
  refusals: ['CONFLICT'],
  order: ({ client, memory, pick }) => {
    const level = 1 + (pick % 2);
    const key = memory.key();
    return orderOf({
      once: true,
      ask: async () => {
        const variables = { achievement: 'ach_winningstreak', level };
        return (await client.main('noah', CLAIM_BADGE, variables, key)) as Achievement;
      },
      same: ({ id, badges }) => ({ id, badge: badges.find((badge) => badge.level === level) }),
    });
  },
};

const ACTIVATE = `mutation A($id: ID!) {
  activateConsumableBonus(id: $id, legacyMemberId: "mem_ella") ${PROMO}
}`;

const bonuses = ['on_deposit', 'on_deposit_and_play', 'on_registration', 'user_claim', 'free_spin'];

const activateConsumableBonus: Operation = {
  name: 'activateConsumableBonus',
  refusals: ['CONFLICT', 'ACTIVE_PROMO'],
  order: ({ client, memory, pick }) => {
    const id = `bon_ella_${picked(bonuses, pick) ?? ''}`;
    const key = memory.key();
    return orderOf({
      once: true,
      ask: async () => (await client.promo('ella', ACTIVATE, { id }, key)) as MemberPromo,
      same: ({ id: promo, bonus }) => ({ promo, bonus }),
      proves: ({ id: promo, status }) => memory.note('promo', 'ella', promo, status),
    });
  },
};

const CANCEL = `mutation C($id: ID!) { cancelActivePromo(id: $id) ${PROMO} }`;
const players = ['isla', 'ella', 'ruby'] as const;

/** A promo that was last known to be in force, of any member. */
function activePromo({ memory, pick }: Maker) {
  const active = players.flatMap((member) =>
    memory.idsIn('promo', member, 'ACTIVE').map((id) => ({ member, id })),
  );
  return picked(active, pick);
}

const cancelActivePromo: Operation = {
  name: 'cancelActivePromo',
  refusals: ['NOT_FOUND'],
  order: (maker) => {
    const { client, memory } = maker;
    const promo = activePromo(maker);
    if (!promo) return null;
    const key = memory.key();
    return orderOf({
      once: true,
      ask: async () => (await client.promo(promo.member, CANCEL, { id: promo.id }, key)) as MemberPromo,
      same: ({ id, status }) => ({ id, status }),
      proves: ({ id, status }) => memory.note('promo', promo.member, id, status),
    });
  },
};

const SWITCH = `mutation S($id: ID!) { switchPromoToBonusMode(id: $id) ${PROMO} }`;

/** From then on bets take bonus money, and a promo whose money is gone is lost. */
const switchPromoToBonusMode: Operation = {
  name: 'switchPromoToBonusMode',
  refusals: ['NOT_FOUND'],
  order: (maker) => {
    const { client, memory } = maker;
    const promo = activePromo(maker);
    if (!promo) return null;
    return orderOf({
      once: false,
      ask: async () => (await client.promo(promo.member, SWITCH, { id: promo.id })) as MemberPromo,
      proves: ({ id, status }) => memory.note('promo', promo.member, id, status),
    });
  },
};

const CLAIM_SPINS = `mutation {
  claimFreeSpinPromo(input: { legacyMemberId: "mem_ella", promo: "promo_dingo_spins" }) { id status }
}`;

interface FreeSpin {
  readonly id: string;
  readonly status: string;
}

/** An order about free spins, which tells the state that they are in. */
function spinOrder({ client, memory }: Maker, query: string, variables: object): Order {
  return orderOf({
    once: false,
    ask: async () => (await client.promo('ella', query, variables)) as FreeSpin,
    proves: ({ id, status }) => memory.note('freeSpin', 'ella', id, status),
  });
}

const claimFreeSpinPromo: Operation = {
  name: 'claimFreeSpinPromo',
  refusals: ['CONFLICT'],
  order: (maker) => spinOrder(maker, CLAIM_SPINS, {}),
};

const onFreeSpin = (mutation: string): Operation => ({
  name: mutation,
  refusals: ['CONFLICT'],
  order: (maker) => {
    const id = picked(maker.memory.idsIn('freeSpin', 'ella', 'ACTIVE').toReversed(), maker.pick);
    if (id === undefined) return null;
    const query = `mutation F($id: ID!) { ${mutation}(id: $id, legacyMemberId: "mem_ella") { id status } }`;
    return spinOrder(maker, query, { id });
  },
});

/** What members are given outside payments and play. */
export const rewardOperations: readonly Operation[] = [
  claimCashback,
  claimLevelReward,
  claimAchievementReward,
  activateConsumableBonus,
  switchPromoToBonusMode,
  cancelActivePromo,
  claimFreeSpinPromo,
  onFreeSpin('activateFreeSpinPromo'),
  onFreeSpin('cancelFreeSpin'),
  onFreeSpin('cancelFreeSpinPromo'),
];
