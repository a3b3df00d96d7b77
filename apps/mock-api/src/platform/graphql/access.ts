import type { DocumentNode, OperationDefinitionNode, SelectionSetNode } from 'graphql';
import { Kind, OperationTypeNode } from 'graphql';
import { fragmentsOf } from './limits.ts';
import type { Endpoint } from './sdl.ts';

export type Access = 'public' | 'member';

const EVERYWHERE = ['__typename', '__schema', '__type'];

/**
 * The fields at the root that a visitor may ask for: browsing, sign-up, codes and password reset (1 §6). Every other
 * field of main and promo needs a member; the control plane has no members.
 */
export const publicFields: Readonly<Record<'main' | 'promo', readonly string[]>> = {
  main: [
    'contractVersion',
    'errorCodes',
    'fetchLocation',
    'config',
    'checkFraud',
    'multipleSession',
    'availableCurrencies',
    'countryCodes',
    'countries',
    'autoDetectUserCountryCode',
    'games',
    'game',
    'gameTypes',
    'gameSubCategories',
    'gameCategories',
    'vendors',
    'jackpots',
    'jackpot',
    'jackpotPayoutRecords',
    'levelConfig',
    'tournaments',
    'signUpWithEmail',
    'createMemberV2',
    'sendEmailVerificationCode',
    'sendSmsOtpCode',
    'verifySmsOtpCode',
    'createPasswordReset',
    'verifyPasswordReset',
    'confirmPasswordReset',
    'telegramSignIn',
    'telegramSignUp',
    'sendTelegramOtp',
  ],
  promo: ['contractVersion', 'promos', 'promo', 'availablePromo', 'cashbacks', 'cashback'],
};

/** Fields that are answered for a session that has ended, because that is what they tell (SESS-19). */
const TELLS_OF_SESSION = ['heartbeat'];

/** Who may run the operation: 'public' only when each of its root fields is. */
export function accessOf(
  endpoint: Endpoint,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): Access {
  if (endpoint === 'control') return 'public';
  if (operation.operation === OperationTypeNode.SUBSCRIPTION) return 'member';
  const open = [...EVERYWHERE, ...publicFields[endpoint]];
  return rootFieldsOf(document, operation).every((name) => open.includes(name)) ? 'public' : 'member';
}

export function tellsOfSession(document: DocumentNode, operation: OperationDefinitionNode): boolean {
  return rootFieldsOf(document, operation).every(
    (name) => TELLS_OF_SESSION.includes(name) || name === '__typename',
  );
}

/** Names of the fields at the root of an operation, fragments written out, without doubles. */
export function rootFieldsOf(document: DocumentNode, operation: OperationDefinitionNode): readonly string[] {
  const fragments = fragmentsOf(document);
  const names = new Set<string>();
  const seen = new Set<string>();
  const visit = (set: SelectionSetNode | undefined): void => {
    for (const selection of set?.selections ?? []) {
      if (selection.kind === Kind.FIELD) names.add(selection.name.value);
      if (selection.kind === Kind.INLINE_FRAGMENT) visit(selection.selectionSet);
      if (selection.kind !== Kind.FRAGMENT_SPREAD || seen.has(selection.name.value)) continue;
      seen.add(selection.name.value);
      visit(fragments.get(selection.name.value)?.selectionSet);
    }
  };
  visit(operation.selectionSet);
  return [...names];
}
