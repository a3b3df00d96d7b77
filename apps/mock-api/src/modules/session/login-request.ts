import { readBasicAuthorization } from '@magpie/domain/session';
import { MAX_TTL_SECONDS } from '#platform/auth/index.ts';

/** One thing wrong with an authentication body (API-12). */
export interface ValidationError {
  readonly field: string;
  readonly kind: 'required' | 'pattern' | 'oneOf';
}

/** A login as asked for, in one of the three modes (AUTH-06). */
export type LoginRequest =
  | {
      readonly mode: 'mobile';
      readonly mobileNumber: string;
      readonly code: string;
      readonly ttlSeconds: number;
    }
  | {
      readonly mode: 'email' | 'username';
      readonly name: string;
      readonly password: string;
      readonly ttlSeconds: number;
    };

export type LoginReading =
  | { readonly ok: true; readonly login: LoginRequest }
  | { readonly ok: false; readonly errors: readonly ValidationError[] };

export interface LoginParts {
  readonly method: 'GET' | 'POST';
  readonly authorization: string | undefined;
  readonly body: unknown;
  readonly ttl: unknown;
}

const USUAL_TTL_SECONDS = 86_400;
const MOBILE = /^\+?\d{6,15}$/;
const CODE = /^\w{6}$/;
const MODES = 'mode';

/**
 * Reads a login. A POST without a mode lacks everything a login by mobile has, and names no mode at all: that is the
 * list required, pattern, required, oneOf by which a client knows that its stored data is stale (AUTH-12).
 */
export function readLogin(parts: LoginParts): LoginReading {
  const ttl = ttlOf(parts.ttl);
  if (ttl === null) return { ok: false, errors: [{ field: 'ttl', kind: 'pattern' }] };
  if (parts.method === 'GET') return byName('username', parts.authorization, ttl);
  const body = new Map<string, unknown>(isObject(parts.body) ? Object.entries(parts.body) : []);
  if (body.get('isEmail') === true) return byName('email', parts.authorization, ttl);
  return byMobile(body, ttl);
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Seconds of life asked for, at most 90 days; null when it is not a whole number above 0. */
function ttlOf(ttl: unknown): number | null {
  if (ttl === undefined) return USUAL_TTL_SECONDS;
  if (typeof ttl !== 'string' || !/^[1-9]\d{0,11}$/.test(ttl)) return null;
  return Math.min(Number(ttl), MAX_TTL_SECONDS);
}

function byName(
  mode: 'email' | 'username',
  authorization: string | undefined,
  ttlSeconds: number,
): LoginReading {
  const header = authorization ?? '';
  if (!/^basic \S/i.test(header))
    return { ok: false, errors: [{ field: 'authorization', kind: 'required' }] };
  const credentials = readBasicAuthorization(header);
  if (credentials === null || credentials.user === '')
    return { ok: false, errors: [{ field: 'authorization', kind: 'pattern' }] };
  return { ok: true, login: { mode, name: credentials.user, password: credentials.password, ttlSeconds } };
}

function byMobile(body: ReadonlyMap<string, unknown>, ttlSeconds: number): LoginReading {
  const mobileNumber = textOf(body.get('mobileNumber'));
  const code = textOf(body.get('code'));
  const errors: ValidationError[] = [];
  if (mobileNumber === '') errors.push({ field: 'mobileNumber', kind: 'required' });
  if (!MOBILE.test(mobileNumber)) errors.push({ field: 'mobileNumber', kind: 'pattern' });
  if (code === '') errors.push({ field: 'code', kind: 'required' });
  else if (!CODE.test(code)) errors.push({ field: 'code', kind: 'pattern' });
  if (mobileNumber === '' && code === '') errors.push({ field: MODES, kind: 'oneOf' });
  if (errors.length > 0) return { ok: false, errors };
  return { ok: true, login: { mode: 'mobile', mobileNumber, code, ttlSeconds } };
}

const textOf = (value: unknown): string => {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return String(value);
  return typeof value === 'string' ? value.trim() : '';
};
