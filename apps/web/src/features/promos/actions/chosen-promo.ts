import { createMemberStore } from '#shared/session/index.ts';

/** Id of the promo whose deposit was pressed last, beside its stored code (PROMO-21); `null` when none was. */
export const chosenPromo = createMemberStore<string | null>(null);
