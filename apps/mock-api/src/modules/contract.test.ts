import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { NoUnusedFragmentsRule, parse, specifiedRules, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import type { Endpoint } from '#platform/graphql/index.ts';
import { contract, describeAnswers, fieldsOf, PUSHED } from '#test/kit/contract-answers.ts';
import type { Kind } from '#test/kit/contract-answers.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { startSeededPlatform } from '#test/kit/seeded.ts';

describe('the contract', () => {
  const operations = fileURLToPath(new URL('../../../../libs/gql/src/operations', import.meta.url));
  const folders: [Endpoint, string][] = [
    ['main', operations],
    ['promo', join(operations, 'promo')],
    ['control', join(operations, 'control')],
  ];
  const files = folders.flatMap(([endpoint, folder]) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.graphql'))
      .map((name): [Endpoint, string, string] => [endpoint, name, join(folder, name)]),
  );

  const textsIn = (folder: string) =>
    readdirSync(join(operations, 'shared', folder)).map((name) =>
      readFileSync(join(operations, 'shared', folder, name), 'utf8'),
    );
  const sharedByAll = textsIn('common');
  const shared: Readonly<Record<Endpoint, readonly string[]>> = {
    main: [...sharedByAll, ...textsIn('main')],
    promo: [...sharedByAll, ...textsIn('promo')],
    control: [...sharedByAll, ...textsIn('control')],
  };
  // An operations file spreads only some of the shared fragments.
  const rules = specifiedRules.filter((rule) => rule !== NoUnusedFragmentsRule);

  it.each(files)('API-07 holds every operation of the web app: %s %s', (endpoint, _name, path) => {
    const document = parse([readFileSync(path, 'utf8'), ...shared[endpoint]].join('\n'));
    expect(validate(contract[endpoint], document, rules).map((error) => error.message)).toEqual([]);
  });

  it('API-07 is asked as a whole by these tests', () => {
    const count = (kind: Kind) => fieldsOf(kind).length;
    expect(Math.min(count('query'), count('mutation'), count('subscription'))).toBeGreaterThan(0);
    expect(fieldsOf('subscription').map(([, name]) => name)).toEqual(Object.keys(PUSHED));
  });
});

describeAnswers(platformForFile(startSeededPlatform), { id: 'API-07' });
