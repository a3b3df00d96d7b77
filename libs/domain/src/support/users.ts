import { fullName } from '../account/index.ts';
import type { Site } from '../site/index.ts';

/** What the support widgets are told of a member. */
export interface SupportedMember {
  readonly id: string;
  readonly username: string;
  readonly email?: string | null;
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly verified: boolean;
  readonly activeCurrency: { readonly code: string };
  /** ISO-8601 moment of the sign-up, where it is known. */
  readonly dateTimeCreated?: string | null;
}

/** User data that the messenger is started with, by its own names (SUPPORT-05). */
export interface MessengerUser {
  readonly user_id: string;
  /** The signed token that proves the user, under the messenger's own name for it. */
  readonly intercom_user_jwt: string;
  readonly email: string;
  readonly name: string;
  /** Epoch seconds. */
  readonly created_at: number;
  readonly custom_attributes: Readonly<Record<string, string | boolean>>;
  readonly company: { readonly company_id: string; readonly name: string };
}

/** User data that the help desk is started with (SUPPORT-05). */
export interface HelpDeskUser {
  readonly externalId: string;
  readonly firstName: string;
  readonly email: string;
  readonly properties: Readonly<Record<string, string | boolean>>;
}

/** What surrounds a member who is introduced to the messenger. */
export interface Introduction {
  /** The member's signed support token. */
  readonly token: string;
  readonly site: Pick<Site, 'code' | 'displayName'>;
  /** Epoch ms. */
  readonly now: number;
}

const epochSeconds = (ms: number) => Math.floor(ms / 1000);

const nameOf = (member: SupportedMember) => fullName(member) || member.username;

/** Epoch seconds of the sign-up; the present moment when it is not known or cannot be read. */
function createdAt({ dateTimeCreated }: SupportedMember, now: number): number {
  const known = dateTimeCreated ? new Date(dateTimeCreated).getTime() : Number.NaN;
  return epochSeconds(Number.isNaN(known) ? now : known);
}

/**
 * User data of the messenger: user_id, signed token, email, name, created_at (the current epoch seconds when the sign-up
 * is not known), custom_attributes and company (SUPPORT-05, 3 §7). The company is the brand. A member without a name goes
 * by the username.
 */
export function messengerUser(member: SupportedMember, { token, site, now }: Introduction): MessengerUser {
  return {
    user_id: member.id,
    intercom_user_jwt: token,
    email: member.email ?? '',
    name: nameOf(member),
    created_at: createdAt(member, now),
    custom_attributes: {
      username: member.username,
      verified: member.verified,
      active_currency: member.activeCurrency.code,
    },
    company: { company_id: site.code, name: site.displayName },
  };
}

/** User data of the help desk: externalId, firstName, email and properties (SUPPORT-05, 3 §7). */
export function helpDeskUser(member: SupportedMember, site: Pick<Site, 'code'>): HelpDeskUser {
  return {
    externalId: member.id,
    firstName: (member.firstName ?? '').trim() || member.username,
    email: member.email ?? '',
    properties: { brand: site.code, verified: member.verified, activeCurrency: member.activeCurrency.code },
  };
}
