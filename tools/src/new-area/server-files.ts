import type { AreaNames } from './names.ts';

export type Files = Readonly<Record<string, string>>;

function contract({ kebab, camel, pascal, title }: AreaNames): Files {
  return {
    [`schema/main/${kebab}.graphql`]: `extend type Query {
  "Whether ${title.toLowerCase()} is open to the member at the world's present time."
  ${camel}Open: Boolean!
}
`,
    [`libs/gql/src/operations/${kebab}.graphql`]: `query ${pascal}Open {
  ${camel}Open
}
`,
  };
}

function domain({ kebab, camel, title }: AreaNames): Files {
  const folder = `libs/domain/src/${kebab}`;
  return {
    [`${folder}/index.ts`]: `export { ${camel}Open } from './opening.ts';\n`,
    [`${folder}/opening.ts`]: `/** Whether ${title.toLowerCase()} is open: from its opening on. */
export function ${camel}Open(now: Date, opensAt: Date): boolean {
  return now.getTime() >= opensAt.getTime();
}
`,
    [`${folder}/opening.test.ts`]: `import { expect, it } from 'vitest';
import { ${camel}Open } from './index.ts';

it.each([
  ['2026-01-31T23:59:59.999Z', false],
  ['2026-02-01T00:00:00.000Z', true],
  ['2026-02-01T00:00:00.001Z', true],
])('at %s ${title.toLowerCase()} open is %s', (now, open) => {
  expect(${camel}Open(new Date(now), new Date('2026-02-01T00:00:00.000Z'))).toBe(open);
});
`,
  };
}

function platform({ kebab, camel, title }: AreaNames): Files {
  const folder = `apps/mock-api/src/modules/${kebab}`;
  return {
    [`${folder}/index.ts`]: `import type { PlatformModule } from '#platform/module.ts';
import { ${camel}Resolvers } from './resolvers.ts';

export const ${camel}Module: PlatformModule = { name: '${kebab}', main: ${camel}Resolvers };
`,
    [`${folder}/resolvers.ts`]: `import { ${camel}Open } from '@magpie/domain/${kebab}';
import type { Resolvers } from '#__generated__/main.ts';

const opensAt = new Date('2026-02-01T00:00:00.000Z');

export const ${camel}Resolvers: Resolvers = {
  Query: {
    ${camel}Open: (_parent, _args, { world }) => ${camel}Open(world.now(), opensAt),
  },
};
`,
    [`${folder}/${kebab}.test.ts`]: `import { afterAll, beforeAll, expect, it } from 'vitest';
import { addMember, callGraphQL, loginByEmail, startTestPlatform, type TestPlatform } from '#test/kit/index.ts';

const query = 'query Open { ${camel}Open }';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await startTestPlatform();
});

afterAll(async () => {
  await platform.close();
});

it.each([
  ['2026-01-31T00:00:00.000Z', false],
  ['2026-02-02T00:00:00.000Z', true],
])('answers a member at %s that ${title.toLowerCase()} open is %s', async (now, open) => {
  const world = await platform.newWorld(now);
  const { email } = await addMember(world);
  const token = await loginByEmail(platform, world, email);
  expect((await callGraphQL(platform, world, { query, token })).data).toEqual({ ${camel}Open: open });
});

it('is for members only', async () => {
  const world = await platform.newWorld();
  expect((await callGraphQL(platform, world, { query })).code).toBe('UNAUTHENTICATED');
});
`,
  };
}

/** Contract, rules and simulated platform. */
export function serverFiles(names: AreaNames): Files {
  return { ...contract(names), ...domain(names), ...platform(names) };
}
