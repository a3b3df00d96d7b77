import type { PlatformModule } from '#platform/module.ts';
import { Refusal } from '#platform/graphql/index.ts';
import { sessionModule } from '#modules/session/index.ts';
import { startTestPlatform } from './platform.ts';
import type { TestPlatform } from './platform.ts';

/**
 * Stands in for business areas where only the platform is tested: a member's field, a public one, a refusal with
 * facts, and failures that nobody expected.
 */
export const probeModule: PlatformModule = {
  name: 'probe',
  main: {
    Query: {
      checkMemberDepositLimit: (_source, { amount }, { requireMember }) =>
        `${requireMember().id}:${amount}` !== '',
      checkFraud: () => true,
      autoDetectUserCountryCode: () => {
        throw new Error('password of the database is hunter2');
      },
      countryCodes: () => {
        throw new Refusal('LIMIT_EXCEEDED', 'The limit is reached.', { available: '12.50' });
      },
    },
    Mutation: {
      readMessages: (_source, _args, { requireMember }) => requireMember().id !== '',
      createMemberDocument: async (_source, { documents }) => {
        const sizes = await Promise.all(documents.map(async (file) => (await file.arrayBuffer()).byteLength));
        throw new Refusal('CONFLICT', documents.map((file) => file.name).join(), { sizes });
      },
      cancelWithdrawal: () => {
        throw new Refusal('CONFLICT', 'This withdrawal is no longer pending.');
      },
    },
  },
  promo: {
    Query: {
      availablePromo: () => null,
      availableMemberCashback: (_source, _args, { requireMember }) => {
        requireMember();
        return null;
      },
    },
  },
};

/** A platform of the login and of {@link probeModule}. */
export function startProbePlatform(): Promise<TestPlatform> {
  return startTestPlatform({ modules: [sessionModule, probeModule] });
}
