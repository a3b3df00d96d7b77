import type { MutationResolvers, QueryResolvers, Resolvers } from '#__generated__/control.ts';
import type { ErrorCode } from '#platform/graphql/index.ts';
import { Refusal } from '#platform/graphql/index.ts';
import { readKey } from '#platform/idempotency/index.ts';
import { audit } from '#platform/ledger/index.ts';
import { listMail } from '#platform/mailbox/index.ts';
import { listRequests } from '#platform/requests/index.ts';
import { changeSiteSettings } from '../config/index.ts';
import { fillCatalogue } from '../games/index.ts';
import { drawJackpot } from '../jackpots/index.ts';
import { liftDispute, moveDeposit, moveWithdrawal, reverseDeposit } from '../payments/index.ts';
import { endTournament } from '../tournaments/index.ts';
import { documentsOfWorld, reviewDocument } from '../verification/index.ts';
import { releaseAward } from '../promos/index.ts';
import { pendingAwards } from './awards.ts';
import { adjustBalance, transferBalance } from './balance.ts';
import { cashbackQueries } from './cashbacks.ts';
import { checkLast } from './check-last.ts';
import { copyMutations, copyQueries } from './copies.ts';
import { faultMutations, faultQueries } from './faults.ts';
import { heldRewards } from './held-rewards.ts';
import { inspectorMutations, inspectorQueries } from './inspector-resolvers.ts';
import { endReward, giveReward } from './rewards.ts';
import { jobsOf, runJob } from './jobs.ts';
import { changeMember, endSessions, findMember } from './members.ts';
import { paymentsOf } from './payments.ts';
import { memberView, peopleQueries } from './people.ts';
import { momentMutations, momentQueries } from './moments.ts';
import { pushEvent } from './pushes.ts';
import { changeSettings, settingsView } from './settings.ts';
import { createWorld, deleteWorld, snapshotView, worldView, worldViews } from './worlds.ts';

const codeOf = (code: string | null): ErrorCode | null => code as ErrorCode | null;

const queries: QueryResolvers = {
  ...peopleQueries,
  ...cashbackQueries,
  worlds: (_parent, _args, { services }) => worldViews(services),
  world: async (_parent, { id }, { registry }) =>
    (await registry.list()).includes(id) ? worldView(registry, await registry.get(id)) : null,
  siteSettings: async (_parent, { world }, { registry }) => settingsView(await registry.get(world)),
  worldMember: async (_parent, { world: id, member }, { registry }) => {
    const world = await registry.get(id);
    const row = await findMember(world.db, member).catch((error: unknown) => {
      if (error instanceof Refusal && error.code === 'NOT_FOUND') return null;
      throw error;
    });
    return row === null ? null : memberView(world, row);
  },
  worldDocuments: async (_parent, { world: id, member, status }, { registry }) => {
    const world = await registry.get(id);
    const memberId = member == null ? null : (await findMember(world.db, member)).id;
    return documentsOfWorld(world.db, { memberId, status: status ?? null });
  },
  worldPayments: async (_parent, { world, member }, { registry }) =>
    paymentsOf((await registry.get(world)).db, member),
  mailbox: async (_parent, { world, to, last }, { registry }) => {
    const mails = await listMail((await registry.get(world)).db, to ?? null, checkLast(last));
    return mails.map((mail) => ({ ...mail, sentAt: mail.sentAt.toISOString() }));
  },
  audit: async (_parent, { world: id }, { registry, services }) => {
    const world = await registry.get(id);
    const report = await world.write(({ db }) => audit(db, services.auditChecks));
    return { ...report, violations: [...report.violations] };
  },
  pendingAwards: async (_parent, { world, member }, { registry }) =>
    pendingAwards((await registry.get(world)).db, member ?? null),
  heldRewards: async (_parent, { world, member }, { registry }) =>
    heldRewards(await registry.get(world), member),
  jobs: async (_parent, { world, last }, { registry }) => jobsOf(await registry.get(world), checkLast(last)),
  requests: async (_parent, { world, last }, { registry }) => {
    const records = await listRequests(await registry.get(world), checkLast(last));
    return records.map(({ memberId, at, code, ...record }) => ({
      ...record,
      at: at.toISOString(),
      member: memberId,
      code: codeOf(code),
    }));
  },
};

const worlds: MutationResolvers = {
  createWorld: async (_parent, { input }, { registry }) =>
    worldView(registry, await createWorld(registry, input)),
  resetWorld: async (_parent, { id }, { registry }) => worldView(registry, await registry.reset(id)),
  deleteWorld: (_parent, { id }, { registry }) => deleteWorld(registry, id),
  snapshotWorld: async (_parent, { id, name }, { registry }) =>
    snapshotView(id, await registry.snapshot(id, name)),
  restoreWorld: async (_parent, { id, name }, { registry }) =>
    worldView(registry, await registry.restore(id, name)),
};

const clock: MutationResolvers = {
  advanceClock: async (_parent, { world: id, by }, { registry }) => {
    const world = await registry.get(id);
    await world.clock.advance(by);
    return worldView(registry, world);
  },
  setClock: async (_parent, { world: id, to }, { registry }) => {
    const world = await registry.get(id);
    await world.clock.set(new Date(to));
    return worldView(registry, world);
  },
  freezeClock: async (_parent, { world: id, frozen }, { registry }) => {
    const world = await registry.get(id);
    await (frozen ? world.clock.freeze() : world.clock.unfreeze());
    return worldView(registry, world);
  },
  runClock: async (_parent, { world: id, rate }, { registry }) => {
    const world = await registry.get(id);
    await world.clock.run(rate);
    return worldView(registry, world);
  },
  jumpClock: async (_parent, { world: id, weekday, timezone }, { registry }) => {
    const world = await registry.get(id);
    await world.clock.jump(weekday, timezone);
    return worldView(registry, world);
  },
};

const site: MutationResolvers = {
  setConfig: async (_parent, { world: id, input }, { registry }) => {
    const world = await registry.get(id);
    await changeSettings(world, input);
    return settingsView(world);
  },
  setMaintenance: async (_parent, { world: id, on }, { registry }) => {
    const world = await registry.get(id);
    await world.write((unit) => {
      changeSiteSettings(unit, { maintenance: on });
      return Promise.resolve();
    });
    return on;
  },
  fillCatalogue: async (_parent, { world, games }, { registry }) =>
    fillCatalogue(await registry.get(world), games),
  push: async (_parent, { world, member, event, data }, { registry }) => {
    await pushEvent(await registry.get(world), member, event, data);
    return true;
  },
};

const members: MutationResolvers = {
  runJob: async (_parent, { world, member, kind }, { registry, services }) =>
    runJob(await registry.get(world), services.earlyJobs, { member, kind }),
  setMember: async (_parent, { world: id, member, input }, { registry }) => {
    const world = await registry.get(id);
    return memberView(world, await changeMember(world, member, input));
  },
  endSession: async (_parent, { world, member, ending }, { registry }) =>
    endSessions(await registry.get(world), member, ending),
  adjustBalance: async (_parent, { world, member, input }, { registry, idempotencyKey }) =>
    adjustBalance(await registry.get(world), member, input, readKey(null, idempotencyKey)),
  transferBalance: async (_parent, { world, member, input }, { registry, idempotencyKey }) =>
    transferBalance(await registry.get(world), member, input, readKey(null, idempotencyKey)),
  reviewDocument: async (_parent, { world, document, status, remarks }, { registry }) =>
    reviewDocument(await registry.get(world), document, status, remarks ?? null),
  moveWithdrawal: async (_parent, { world, withdrawal, status }, { registry }) =>
    moveWithdrawal(await registry.get(world), withdrawal, status),
  moveDeposit: async (_parent, { world, deposit, status }, { registry }) =>
    moveDeposit(await registry.get(world), deposit, status),
  releaseAward: async (_parent, { world, award }, { registry }) =>
    releaseAward(await registry.get(world), award),
  reverseDeposit: async (_parent, { world, deposit }, { registry, idempotencyKey }) =>
    reverseDeposit(await registry.get(world), deposit, readKey(null, idempotencyKey)),
  liftDispute: async (_parent, { world, deposit }, { registry }) =>
    liftDispute(await registry.get(world), deposit),
};

const rewards: MutationResolvers = {
  giveReward: async (_parent, { world, promo, member }, { registry, idempotencyKey }) =>
    giveReward(await registry.get(world), { promo, member, key: readKey(null, idempotencyKey) }),
  endReward: async (_parent, { world, reward, ending }, { registry }) =>
    endReward(await registry.get(world), reward, ending),
  endTournament: async (_parent, { world, tournament }, { registry }) =>
    endTournament(await registry.get(world), tournament),
  drawJackpot: async (_parent, { world: id, jackpot, member }, { registry, idempotencyKey }) => {
    const world = await registry.get(id);
    const { id: memberId } = await findMember(world.db, member);
    return drawJackpot(world, { jackpot, memberId, key: readKey(null, idempotencyKey) });
  },
};

export const controlResolvers: Resolvers = {
  Query: { ...queries, ...copyQueries, ...momentQueries, ...faultQueries, ...inspectorQueries },
  Mutation: {
    ...worlds,
    ...clock,
    ...site,
    ...members,
    ...rewards,
    ...copyMutations,
    ...momentMutations,
    ...faultMutations,
    ...inspectorMutations,
  },
};
