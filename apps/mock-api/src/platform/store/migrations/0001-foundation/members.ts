import { createIndex, newTable, uniqueInAnyCase } from '../columns.ts';
import type { Untyped } from '../columns.ts';

async function membersTable(db: Untyped): Promise<void> {
  await newTable(db, 'members')
    .textId()
    .defaultText('kind', 'MEMBER')
    .defaultText('status', 'ENABLED')
    .texts('username')
    .optionalTexts('email', 'mobile_number', 'mobile_country', 'password_hash', 'title', 'gender')
    .optionalTexts('first_name', 'last_name', 'date_of_birth')
    .optionalTexts('address_street', 'address_post_code', 'address_locality', 'address_state_district')
    .optionalTexts('address_country')
    .flags('name_update_required', 'date_of_birth_update_required', 'verified', 'mobile_number_verified')
    .flags('withdrawal_blocked', 'deposit_blocked', 'has_first_deposit')
    .flags('gbg_deposit_amount_reached', 'gbg_withdrawal_amount_reached')
    .defaultText('risk_level', 'LOW')
    .defaultText('communication_channels', '[]')
    .defaultText('problem_gambling_areas', '[]')
    .defaultText('timezone', 'Australia/Sydney')
    .defaultText('currency', 'AUD')
    .defaultText('active_currency', 'AUD')
    .flags('hide_zero_balances', 'display_crypto_in_fiat')
    .defaultText('displayed_fiat_currency', 'AUD')
    .flags('marketing_consent')
    .defaultText('brand', 'magpie')
    .moments('created_at')
    .unique('mobile_number')
    .create();
  await uniqueInAnyCase(db, 'members', 'email');
  await uniqueInAnyCase(db, 'members', 'username');
}

async function loginTables(db: Untyped): Promise<void> {
  await newTable(db, 'sessions')
    .textId()
    .texts('member_id', 'channel')
    .moments('created_at', 'expires_at')
    .optionalMoments('ended_at')
    .optionalTexts('end_reason')
    .ofMember()
    .create();
  await createIndex(db, 'sessions', 'member_id', 'ended_at');
  await newTable(db, 'codes')
    .numbered()
    .texts('purpose', 'address', 'code')
    .moments('sent_at', 'expires_at')
    .numbers('attempts_left')
    .optionalMoments('verified_at', 'used_at')
    .create();
  await createIndex(db, 'codes', 'address', 'purpose');
}

/** Tables of members, their sessions and their codes. */
export async function memberTables(db: Untyped): Promise<void> {
  await membersTable(db);
  await loginTables(db);
}
