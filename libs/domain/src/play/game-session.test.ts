import { describe, expect, it } from 'vitest';
import { gameSessionEnd } from './index.ts';
import type { GameSessionFacts } from './index.ts';

const at = (time: string) => new Date(`2026-01-05T${time}Z`);
const facts: GameSessionFacts = {
  endedAt: null,
  lastSignAt: at('02:00:00'),
  login: { endedAt: null, expiresAt: at('03:00:00') },
  enabled: true,
};
const endAt = (time: string, change: Partial<GameSessionFacts> = {}) =>
  gameSessionEnd({ ...facts, ...change }, at(time));

describe('PLAY-28 a game session', () => {
  it('is live for 60 s after its last sign of life, and ends then', () => {
    expect(endAt('02:00:59.999')).toBeNull();
    expect(endAt('02:01:00')).toEqual(at('02:01:00'));
    expect(endAt('05:00:00')).toEqual(at('02:01:00'));
  });

  it('ends with its login session, ended or expired', () => {
    const lastSignAt = at('02:59:30');
    const login = { endedAt: at('02:30:00'), expiresAt: at('03:00:00') };
    expect(endAt('02:59:45', { login, lastSignAt })).toEqual(at('02:30:00'));
    expect(endAt('02:59:59', { lastSignAt })).toBeNull();
    expect(endAt('03:00:00', { lastSignAt })).toEqual(at('03:00:00'));
  });

  it('ends when its login session was removed, and keeps an end from before', () => {
    expect(endAt('02:00:30', { login: 'REMOVED' })).toEqual(at('02:00:30'));
    expect(endAt('02:00:30', { login: 'REMOVED', endedAt: at('02:00:10') })).toEqual(at('02:00:10'));
  });

  it('ends with a status that is not ENABLED', () => {
    expect(endAt('02:00:30', { enabled: false })).toEqual(at('02:00:30'));
  });

  it('keeps the earliest end', () => {
    expect(endAt('02:10:00', { endedAt: at('02:00:10'), enabled: false })).toEqual(at('02:00:10'));
    expect(endAt('02:10:00', { endedAt: at('02:05:00') })).toEqual(at('02:01:00'));
  });

  it('is judged by its signs of life alone where its login session is not known', () => {
    expect(endAt('02:00:30', { login: null })).toBeNull();
  });
});
