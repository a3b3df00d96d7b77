import { asksForCacheClear, type AuthenticationRequest, type ValidationError } from '@magpie/domain/session';
import { callHeaders, type CallFacts } from '#shared/apollo/index.ts';
import { listeningFetch } from '#shared/clock/index.ts';
import type { Tokens } from '../model.ts';

/** The code is null when the call did not reach the service. */
export class AuthenticationError extends Error {
  override readonly name = 'AuthenticationError';
  readonly code: string | null;
  /** See AUTH-12. */
  readonly clearsCache: boolean;

  constructor(code: string | null, message: string, clearsCache = false) {
    super(message);
    this.code = code;
    this.clearsCache = clearsCache;
  }
}

/** See spec 1 §7. Both calls reject with an {@link AuthenticationError}. */
export interface Authentication {
  logIn(request: AuthenticationRequest): Promise<Tokens>;
  destroy(): Promise<void>;
}

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

function isFinding(value: unknown): value is ValidationError {
  return isObject(value) && typeof value['kind'] === 'string' && typeof value['field'] === 'string';
}

function refusalOf(answer: unknown): AuthenticationError {
  if (!isObject(answer)) return new AuthenticationError(null, '');
  const { code, message, validationErrors } = answer;
  const findings = Array.isArray(validationErrors) ? validationErrors.filter(isFinding) : [];
  return new AuthenticationError(
    typeof code === 'string' ? code : null,
    typeof message === 'string' ? message : '',
    asksForCacheClear(findings),
  );
}

export function tokensOf(answer: unknown): Tokens {
  const { access, refresh } = isObject(answer) ? answer : {};
  if (typeof access !== 'string' || typeof refresh !== 'string') throw new AuthenticationError(null, '');
  return { accessToken: access, refreshToken: refresh };
}

async function call(address: string, init: RequestInit): Promise<unknown> {
  let response: Response;
  let answer: unknown;
  try {
    response = await listeningFetch(address, init);
    answer = await response.json();
  } catch {
    throw new AuthenticationError(null, '');
  }
  if (!response.ok) throw refusalOf(answer);
  return answer;
}

/** @param base address before `/authenticate`; empty for the site's own origin */
export function createAuthentication(base: string, facts: CallFacts): Authentication {
  return {
    logIn: async ({ method, path, authorization, body }) => {
      const headers = {
        ...callHeaders({ ...facts, accessToken: () => null }),
        ...(authorization === null ? {} : { authorization }),
        ...(body === null ? {} : { 'content-type': 'application/json' }),
      };
      return tokensOf(
        await call(`${base}${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) }),
      );
    },
    destroy: async () => {
      await call(`${base}/session:destroy`, { method: 'POST', headers: callHeaders(facts) });
    },
  };
}
