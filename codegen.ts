import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { CodegenConfig } from '@graphql-codegen/cli';
import { mappers } from './apps/mock-api/codegen.mappers.ts';

type Outputs = CodegenConfig['generates'];
type Endpoint = 'main' | 'promo' | 'control';

const sdl: Record<Endpoint, string[]> = {
  main: ['schema/common/**/*.graphql', 'schema/main/**/*.graphql', 'schema/subscriptions/**/*.graphql'],
  promo: ['schema/common/**/*.graphql', 'schema/promo/**/*.graphql'],
  control: ['schema/common/**/*.graphql', 'schema/control/**/*.graphql'],
};

const operations: Record<Endpoint, string> = {
  main: 'libs/gql/src/operations',
  promo: 'libs/gql/src/operations/promo',
  control: 'libs/gql/src/operations/control',
};

const scalars = {
  ID: 'string',
  Date: 'string',
  DateTime: 'string',
  Decimal: 'string',
  File: 'File',
  JSON: 'unknown',
};
const shared = {
  useTypeImports: true,
  enumsAsTypes: true,
  scalars,
  strictScalars: true,
  importExtension: '.ts',
  emitLegacyCommonJSImports: false,
} as const;

/** Fragments that the operations of several areas spread. */
const fragments: Record<Endpoint, string> = {
  main: 'libs/gql/src/operations/shared/{common,main}/*.graphql',
  promo: 'libs/gql/src/operations/shared/{common,promo}/*.graphql',
  control: 'libs/gql/src/operations/shared/{common,control}/*.graphql',
};

/** Output of one operations file, in a folder of its own so that a route loads only its own operations. */
function area(endpoint: Endpoint, file: string, name = basename(file, '.graphql')): Outputs {
  const folder = `libs/gql/src/__generated__/${name}`;
  const input = { schema: sdl[endpoint], documents: [join(operations[endpoint], file), fragments[endpoint]] };
  return {
    [`${folder}/`]: {
      ...input,
      preset: 'client',
      presetConfig: { fragmentMasking: false },
      config: { ...shared, namingConvention: 'keep', documentMode: 'documentNode', onlyOperationTypes: true },
    },
    [`${folder}/hooks.ts`]: {
      ...input,
      plugins: ['./tools/src/codegen/hooks-plugin.mjs'],
      config: { typesPath: './graphql.ts', promo: endpoint === 'promo' },
    },
    [`${folder}/area.ts`]: { ...input, plugins: ['./tools/src/codegen/index-plugin.mjs'] },
  };
}

function areas(endpoint: Endpoint): Outputs {
  const files = readdirSync(operations[endpoint]).filter((name) => name.endsWith('.graphql'));
  return Object.assign({}, ...files.map((file) => area(endpoint, file))) as Outputs;
}

/** The operations of an endpoint as texts, which any door sends by their names. */
function texts(endpoint: Endpoint): Outputs {
  return {
    [`libs/gql/src/__generated__/${endpoint}-texts/area.ts`]: {
      schema: sdl[endpoint],
      documents: [`${operations[endpoint]}/*.graphql`, fragments[endpoint]],
      plugins: ['./tools/src/codegen/texts-plugin.mjs'],
      config: { name: `${endpoint}Texts` },
    },
  };
}

/** All operations of the control plane as one area, and what its page asks for beside them, which is no verb of its own. */
const controlAreas = (): Outputs => ({
  ...area('control', '*.graphql', 'control'),
  ...area('control', 'console/*.graphql', 'console'),
});

/** Resolver types are generated beside the rows they map to, because a library may not import an app. */
function resolvers(endpoint: Endpoint): Outputs {
  return {
    [`apps/mock-api/src/__generated__/${endpoint}.ts`]: {
      schema: sdl[endpoint],
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        ...shared,
        useIndexSignature: false,
        contextType: '../platform/graphql/context.ts#Context',
        mappers: mappers[endpoint],
      },
    },
  };
}

function enums(endpoint: Endpoint, folder: string): Outputs {
  return {
    [`libs/gql/src/__generated__/${folder}/area.ts`]: {
      schema: sdl[endpoint],
      plugins: ['./tools/src/codegen/enums-plugin.mjs'],
    },
  };
}

export default {
  generates: {
    ...areas('main'),
    ...areas('promo'),
    ...controlAreas(),
    ...texts('main'),
    ...texts('promo'),
    ...texts('control'),
    ...enums('main', 'enums'),
    ...enums('promo', 'promo-enums'),
    ...resolvers('main'),
    ...resolvers('promo'),
    ...resolvers('control'),
  },
  ignoreNoDocuments: true,
} satisfies CodegenConfig;
