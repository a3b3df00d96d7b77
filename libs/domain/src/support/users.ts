import { fullName } from '../account/index.ts';
import type { Site } from '../site/index.ts';

export interface SupportedMember {
  readonly id: string;
  readonly username: string;
  readonly email?: string | null;
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly verified: boolean;
  readonly activeCurrency: { readonly code: string };
  /** ISO-8601 moment of the sign-up, where known. */
  readonly dateTimeCreated?: string | null;
}

/** Field names are the messenger's own (SUPPORT-05). */
export interface MessengerUser {
  readonly user_id: string;
  readonly intercom_user_jwt: string;
  readonly email: string;
  readonly name: string;
  /** Epoch seconds. */
  readonly created_at: number;
  readonly custom_attributes: Readonly<Record<string, string | boolean>>;
  readonly company: { readonly company_id: string; readonly name: string };
}

/** See SUPPORT-05. */
export interface HelpDeskUser {
  readonly externalId: string;
  readonly firstName: string;
  readonly email: string;
  readonly properties: Readonly<Record<string, string | boolean>>;
}

export interface Introduction {
  readonly token: string;
  readonly site: Pick<Site, 'code' | 'displayName'>;
  /** Epoch ms. */
  readonly now: number;
}

const epochSeconds = (ms: number) => Math.floor(ms / 1000);

const nameOf = (member: SupportedMember) => fullName(member) || member.username;

/** Epoch seconds of the sign-up; now when it is missing or unreadable. */
function createdAt({ dateTimeCreated }: SupportedMember, now: number): number {
  const known = dateTimeCreated ? new Date(dateTimeCreated).getTime() : Number.NaN;
  return epochSeconds(Number.isNaN(known) ? now : known);
}

/** The company is the brand; a member without a name goes by the username (SUPPORT-05, 3 §7). */
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

/** See SUPPORT-05, 3 §7. */
export function helpDeskUser(member: SupportedMember, site: Pick<Site, 'code'>): HelpDeskUser {
  return {
    externalId: member.id,
    firstName: (member.firstName ?? '').trim() || member.username,
    email: member.email ?? '',
    properties: { brand: site.code, verified: member.verified, activeCurrency: member.activeCurrency.code },
  };
}
