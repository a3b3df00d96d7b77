import type { LockInFacts, LockInTerms, LockInState } from '@magpie/domain/lock-in';
import { mobileVerificationRequired, siteOf } from '@magpie/domain/site';
import type { SiteCode } from '@magpie/domain/site';
import type { Reader } from '#platform/store/index.ts';
import type { Unit } from '#platform/worlds/index.ts';
import { siteSettings } from '../config/index.ts';
import { isOpen, promoRecord, rewardFacts, useCount } from '../promos/index.ts';
import { lockInRow, numberOf } from './store/index.ts';
import type { LockInRow } from './store/index.ts';

export interface LockInAsk {
  readonly memberId: string;
  readonly promo: string;
  readonly site: SiteCode;
}

export function kept(row: LockInRow | undefined): Omit<LockInState, 'over'> | null {
  if (!row) return null;
  return {
    promo: row.promoId,
    enabled: row.enabled,
    completed: row.completed,
    cancelled: row.cancelled,
    lastLockIn: new Date(row.lastLockInAt),
  };
}

/** The member's lock-in as it stands at a moment. */
export async function lockInState(db: Reader, memberId: string, now: Date): Promise<LockInState | null> {
  const state = kept(await lockInRow(db, memberId));
  if (!state) return null;
  const record = await promoRecord(db, state.promo);
  return { ...state, over: !record || !isOpen(record, now) };
}

async function promoOf(unit: Unit, { memberId, promo }: LockInAsk): Promise<LockInTerms | null> {
  const record = await promoRecord(unit.db, promo);
  if (!record) return null;
  const { row } = record;
  return {
    id: row.id,
    lockInEnabled: row.lockInEnabled,
    open: isOpen(record, unit.now),
    levelRequirement: row.levelRequirement,
    maxUses: row.maxUses,
    promoUsed: await useCount(unit.db, memberId, row.id),
  };
}

async function needsMobileVerification(unit: Unit, { memberId, site }: LockInAsk): Promise<boolean> {
  const { brand, mobileNumberVerified: verified } = await numberOf(unit.db, memberId);
  const enabled = siteSettings(unit.world).mobileNumberVerificationEnabled;
  const mobileNumberVerified = verified;
  return [site, siteOf(brand).code].some((code) =>
    mobileVerificationRequired({ site: code, enabled, mobileNumberVerified }),
  );
}

export async function lockInFacts(unit: Unit, ask: LockInAsk): Promise<LockInFacts<LockInTerms>> {
  const { level, timezones } = await rewardFacts(unit.db, ask.memberId);
  return {
    signedIn: true,
    promo: await promoOf(unit, ask),
    level,
    current: await lockInState(unit.db, ask.memberId, unit.now),
    mobileVerificationRequired: await needsMobileVerification(unit, ask),
    now: unit.now,
    timezones,
  };
}
