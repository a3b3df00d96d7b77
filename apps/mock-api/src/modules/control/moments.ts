import type { MutationResolvers, QueryResolvers } from '#__generated__/control.ts';
import { CONTRACT_VERSION } from '#platform/graphql/index.ts';
import type { PlatformServices } from '#platform/http/index.ts';
import type { KeptMoment, World } from '#platform/worlds/index.ts';
import { createEntry, logInMember, sitePage, webAddress } from './entries.ts';
import { findMember } from './members.ts';

const nowhere = { member: null, page: '/' };

interface Asked {
  readonly services: PlatformServices;
  /** The address under which the asker reaches the platform. */
  readonly platformAddress: string;
}

export function momentView({ services, platformAddress }: Asked, { name, header }: KeptMoment) {
  const { member, page } = header.moment ?? nowhere;
  return {
    ...{ name, member, page, world: header.world, now: header.now, dateTimeCreated: header.madeAt },
    link: webAddress(services, 'moment', name),
    file: `${platformAddress}/control/moments/${name}/export`,
  };
}

/** What the file of a world tells of who is where. @param member e-mail address or id; null for nobody */
export async function momentOf(world: World, member: string | null, page: string) {
  const id = member === null ? null : (await findMember(world.db, member)).id;
  return { version: CONTRACT_VERSION, moment: { member: id, page: sitePage(page) } };
}

export async function openMoment(services: PlatformServices, name: string) {
  const { world, moment } = await services.registry.moments.open(name);
  const { member, page } = moment.header.moment ?? nowhere;
  const tokens = member === null ? null : await logInMember(services, world, member);
  return { world: world.id, tokens, page: sitePage(page) };
}

export const momentQueries: QueryResolvers = {
  moments: async (_parent, _args, asked) =>
    (await asked.registry.moments.list()).map((moment) => momentView(asked, moment)),
};

export const momentMutations: MutationResolvers = {
  logIn: async (_parent, { world: id, member }, { registry, services }) => {
    const world = await registry.get(id);
    return logInMember(services, world, (await findMember(world.db, member)).id);
  },
  createEntry: async (_parent, { world, member, page }, { registry, services }) =>
    createEntry(services, await registry.get(world), { member, page }),
  shareMoment: async (_parent, { world: id, name, member, page }, asked) => {
    const { registry } = asked;
    const facts = await momentOf(await registry.get(id), member ?? null, page);
    return momentView(asked, await registry.moments.keep(name, id, facts));
  },
  openMoment: (_parent, { name }, { services }) => openMoment(services, name),
  deleteMoment: async (_parent, { name }, { registry }) => {
    await registry.moments.delete(name);
    return true;
  },
};
