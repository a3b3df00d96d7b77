const body =
  'reads a body by its schema, which alone tells what is wrong with it; nothing is known yet to decide by';

/**
 * The files of the apps that refuse without a decision, each with why: no rule of a business is behind what they refuse.
 * @type {Readonly<Record<string, string>>}
 */
export const undecided = {
  'apps/mock-api/src/modules/payments/provider/bodies.ts': body,
  'apps/mock-api/src/modules/play/vendor-calls.ts': body,
  'apps/mock-api/src/modules/session/routes.ts': body,
  'apps/mock-api/src/stubs/cashier/calls.ts': body,
  'apps/mock-api/src/stubs/games/round-page/vendor-call.ts': body,
  'apps/mock-api/src/stubs/games/calls.ts':
    'reads the protocol of the pages: a text that is no JSON or too deep, and a call that is none',
  'apps/mock-api/src/platform/graphql/context.ts':
    'makes what every guard answers a visitor, whose caller is null by its type',
};
