import { contactReasons, decideEmail, decideMobile } from '@magpie/domain/contacts';
import type { ContactReason } from '@magpie/domain/contacts';
import type { Decision } from '@magpie/domain/decision';
import { refusalOf } from '#platform/graphql/index.ts';

function read(decision: Decision<string, ContactReason>): string {
  if (!decision.allowed) throw refusalOf(contactReasons, decision);
  return decision.plan;
}

/** The address in small letters. @throws Refusal BAD_USER_INPUT when it is none (AUTH-22) */
export const readEmail = (email: string): string => read(decideEmail(email));

/** The full number of a country. @throws Refusal BAD_USER_INPUT when it is not valid for it (AUTH-19) */
export const readMobile = (mobileNumber: string, countryCode: string): string =>
  read(decideMobile(mobileNumber, countryCode));

/** The full number of whichever country it belongs to. @throws Refusal BAD_USER_INPUT when it belongs to none */
export const readAnyMobile = (mobileNumber: string): string => read(decideMobile(mobileNumber, null));
