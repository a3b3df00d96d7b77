import {
  createTable,
  defaultText,
  flags,
  moments,
  numbers,
  optionalTexts,
  primaryKey,
  references,
  sequence,
  textId,
  texts,
  unique,
  uniqueTextId,
} from '#platform/store/migrations/columns.ts';
import type { Steps } from '#platform/store/migrations/columns.ts';

export const migrations: Steps = {
  async '0040-promos'(db) {
    await createTable(
      db,
      'cashbacks',
      textId,
      texts('title', 'description', 'currency', 'main_banner_image', 'claim_days'),
      defaultText('currency_type', 'CASH'),
      optionalTexts('play_now_link'),
      numbers('share', 'max_monthly_minor', 'level_requirement'),
      flags('on_losses_only', 'active'),
    );
    await createTable(
      db,
      'cashback_providers',
      texts('cashback_id', 'provider_id'),
      numbers('position'),
      primaryKey('cashback_id', 'provider_id'),
      references('cashback_id', 'cashbacks'),
      references('provider_id', 'providers'),
    );
    await createTable(
      db,
      'cashback_claims',
      sequence,
      uniqueTextId,
      texts('member_id', 'cashback_id'),
      numbers('amount_minor'),
      moments('claimed_at'),
      unique('member_id', 'cashback_id', 'claimed_at'),
      references('member_id', 'members'),
      references('cashback_id', 'cashbacks'),
    );
  },
};
