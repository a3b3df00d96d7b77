import { makeExecutableSchema } from '@graphql-tools/schema';
import type { DocumentNode, GraphQLSchema } from 'graphql';
import { buildASTSchema, parse } from 'graphql';
import type { PlatformModule } from '../module.ts';
import { errorCodesOf } from './errors.ts';
import { pushResolvers } from './pushes.ts';
import { scalarResolvers } from './scalars.ts';
import { isSdlChecked } from './sdl.ts';
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

interface Contract {
  readonly document: DocumentNode;
  readonly schema: GraphQLSchema;
}

const contracts = new Map<string, Contract>();

/** A contract as it was read, once in a process, however many platforms speak it. @throws Error when it contradicts itself */
function contractOf(text: string): Contract {
  const known = contracts.get(text);
  if (known) return known;
  const document = parse(text, { noLocation: true });
  const contract = { document, schema: buildASTSchema(document, { assumeValidSDL: isSdlChecked }) };
  contracts.set(text, contract);
  return contract;
}

/** @throws Error when a module answers a field that the contract does not have. */
function executable(endpoint: Endpoint, sdl: Sdl, modules: readonly PlatformModule[]): GraphQLSchema {
  const { document, schema: contract } = contractOf(sdl[endpoint]);
  const parts = modules.map((module) => module[endpoint]).filter((part) => part !== undefined);
  const schema = makeExecutableSchema({
    typeDefs: document,
    // `contractOf` has checked it.
    assumeValidSDL: true,
    // It is made for this platform alone, so there is no need of another that leaves it as it is.
    updateResolversInPlace: true,
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
