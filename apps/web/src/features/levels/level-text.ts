import { currencyOf, defaultCurrency } from '@magpie/domain/money';
import { shownLocale } from '#shared/locale/index.ts';
import type { Experience } from './use-levels.ts';

export function figure(value: number | string): string {
  return Number(value).toLocaleString(shownLocale(), { maximumFractionDigits: 2 });
}

/** A whole amount of the site's own currency, in which level-up bonuses are given. */
export function wholeMoney(amount: number): string {
  return `${currencyOf(defaultCurrency)?.symbol ?? ''}${figure(amount)}`;
}

const units: Readonly<Record<Experience['unit'], string>> = {
  WAGER: `${wholeMoney(1)} lost`,
  WIN: 'A win',
  DEPOSIT: 'A deposit',
  LOGIN: 'Daily log in',
  LOGIN_STREAK: '7 day streak',
  ACHIEVEMENT: 'A badge',
  OPERATOR: 'A gift',
};

/** For what a gain of experience was given (LEVEL-22). */
export const gainTexts: Readonly<Record<Experience['unit'], string>> = {
  ...units,
  WAGER: 'A lost bet',
  ACHIEVEMENT: 'Reward of a badge',
  OPERATOR: 'Given by us',
};

/** What is rewarded, and with how much experience. */
export function experienceText({ unit, value }: Experience): readonly [what: string, points: string] {
  return [units[unit], unit === 'WIN' ? `${figure(value)} XP × multiplier` : `${figure(value)} XP`];
}

const perks: Readonly<Record<number, string>> = {
  6: 'Extra perks',
  7: 'Monthly bonuses, account manager',
  8: 'Priority withdrawals within 12 hours',
  9: 'All of the above',
  10: 'Invite-only',
};

/** What a tier brings besides bonus and cashback, as the marketing texts promise it. */
export function perksOf(level: number): string {
  return perks[level] ?? '';
}
