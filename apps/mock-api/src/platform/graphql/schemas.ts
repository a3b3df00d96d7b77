import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLSchema } from 'graphql';
import { buildSchema } from 'graphql';
import type { PlatformModule } from '../module.ts';
import { errorCodesOf } from './errors.ts';
import { pushResolvers } from './pushes.ts';
import { scalarResolvers } from './scalars.ts';
import type { Endpoint, Sdl } from './sdl.ts';
import { readSpellings } from './spellings.ts';

export const CONTRACT_VERSION = '1.0.0';

type Resolvers = NonNullable<Parameters<typeof makeExecutableSchema>[0]['resolvers']>;
type ResolverPart = Exclude<Resolvers, readonly unknown[]>;

/** The executable schema of each endpoint: the contract with the modules' resolvers, scalars and pushes. */
export function createSchemas(
  sdl: Sdl,
  modules: readonly PlatformModule[],
): Readonly<Record<Endpoint, GraphQLSchema>> {
  return {
    main: executable('main', sdl, modules),
    promo: executable('promo', sdl, modules),
    control: executable('control', sdl, modules),
  };
}

/** @throws Error when a module answers a field that the contract does not have. */
function executable(endpoint: Endpoint, sdl: Sdl, modules: readonly PlatformModule[]): GraphQLSchema {
  const contract = buildSchema(sdl[endpoint]);
  const parts = modules.map((module) => module[endpoint]).filter((part) => part !== undefined);
  const schema = makeExecutableSchema({
    typeDefs: sdl[endpoint],
    // `buildSchema` has checked it.
    assumeValidSDL: true,
    resolvers: [scalarsOf(contract), platformResolvers(contract), ...parts] as ResolverPart[],
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
  });
  for (const { spellings = {} } of modules) readSpellings(schema, spellings);
  return schema;
}

function scalarsOf(contract: GraphQLSchema): ResolverPart {
  const used = Object.entries(scalarResolvers).filter(([name]) => contract.getType(name) !== undefined);
  return Object.fromEntries(used);
}

function platformResolvers(contract: GraphQLSchema): ResolverPart {
  const facts = { contractVersion: () => CONTRACT_VERSION, errorCodes: () => errorCodesOf(contract) };
  const asked = Object.keys(contract.getQueryType()?.getFields() ?? {});
  const query = Object.fromEntries(Object.entries(facts).filter(([name]) => asked.includes(name)));
  const pushes = contract.getSubscriptionType() == null ? {} : { Subscription: pushResolvers(contract) };
  return { Query: query, ...pushes };
}
