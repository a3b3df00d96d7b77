import {
  authenticationRequest,
  errorToast,
  loginFailureTitle,
  type ApiError,
  type LoginCredentials,
  type LoginMode,
} from '@magpie/domain/session';
import { platformErrorOf } from '#shared/apollo/index.ts';
import { toasts } from '#shared/toasts/index.ts';
import type { Tokens } from '../model.ts';
import { AuthenticationError, type Authentication } from './authentication.ts';
import { basicToken } from './stored.ts';

/** A basic token is stored only meanwhile (SESS-37). */
export async function tokensBy<M extends LoginMode>(
  authentication: Authentication,
  mode: M,
  credentials: LoginCredentials[M],
): Promise<Tokens> {
  const request = authenticationRequest(mode, credentials);
  if (request.authorization !== null) basicToken.keep(request.authorization.replace('Basic ', ''));
  try {
    return await authentication.logIn(request);
  } finally {
    basicToken.remove();
  }
}

export function loginErrorOf(error: unknown): ApiError {
  if (error instanceof AuthenticationError) return { code: error.code, message: error.message };
  return platformErrorOf(error) ?? { code: null, message: '' };
}

/** See AUTH-05. */
export function showLoginFailure({ code, message }: ApiError): void {
  const toast = errorToast(loginFailureTitle(code), message);
  toasts.error(toast.title, toast.text);
}
