import {
  authenticationRequest,
  errorToast,
  loginFailureTitle,
  sessionToasts,
  type ApiError,
  type LoginCredentials,
  type LoginMode,
  type SessionEvent,
} from '@magpie/domain/session';
import type { ApolloClient } from '@apollo/client';
import { platformErrorOf } from '#shared/apollo/index.ts';
import { signedUpMember } from '#shared/session/index.ts';
import { createStore, type Store } from '#shared/store/index.ts';
import { toasts } from '#shared/toasts/index.ts';
import type { Account, Tokens } from '../model.ts';
import { AuthenticationError, type Authentication } from './authentication.ts';
import { fetchAccount, fetchSettings } from './fetch-account.ts';
import {
  basicToken,
  keepEnvironment,
  keepMultipleSession,
  newAccountFlag,
  rememberMe,
  timeoutFlag,
} from './stored.ts';
import { dropTokens, keepTokens, storedAccessToken } from './tokens.ts';

export interface SignInDependencies {
  readonly client: ApolloClient;
  readonly authentication: Authentication;
  readonly dispatch: (event: SessionEvent<Account>) => void;
  readonly brandName: string;
  readonly react: (errors: readonly ApiError[], source: string) => unknown;
  readonly reload: () => void;
}

/** Each shows its own toasts and resolves to whether the member is signed in (AUTH-04 to AUTH-06). */
export interface SignIn {
  /** What the last attempt failed with; `null` until one has, and while one is made. */
  readonly refusal: Store<ApiError | null>;
  /** Without `remember` the stored name stays as it is (AUTH-02). */
  logIn(credentials: LoginCredentials['EMAIL'], remember?: boolean): Promise<boolean>;
  logInBy<M extends LoginMode>(mode: M, credentials: LoginCredentials[M]): Promise<boolean>;
  /** With tokens from another call, such as a login by Telegram. */
  enter(tokens: () => Promise<Tokens>): Promise<boolean>;
  /** The login that follows a sign-up by itself (AUTH-27, SESS-36). */
  logInAfterSignUp(credentials: LoginCredentials['EMAIL']): Promise<boolean>;
  /** As {@link logInAfterSignUp}, for a sign-up that has answered tokens already. */
  enterAfterSignUp(tokens: Tokens): Promise<boolean>;
}

function remembered(email: string, remember: boolean | undefined): void {
  if (remember === true) rememberMe.keep(email);
  if (remember === false) rememberMe.remove();
}

/** A basic token is stored only meanwhile (SESS-37). */
async function tokensBy<M extends LoginMode>(
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

/** Rejects when account or settings cannot be loaded, or another tab has replaced the token. */
async function load(
  { client, dispatch, brandName }: SignInDependencies,
  accessToken: string,
  entering: (account: Account) => void,
): Promise<void> {
  const [account, settings] = await Promise.all([fetchAccount(client), fetchSettings(client)]);
  if (storedAccessToken() !== accessToken) throw new AuthenticationError(null, '');
  entering(account);
  timeoutFlag.clear();
  keepMultipleSession(settings.multipleSession);
  keepEnvironment(brandName);
  dispatch({ kind: 'ENTERED', account, accessToken });
}

function loginErrorOf(error: unknown): ApiError {
  if (error instanceof AuthenticationError) return { code: error.code, message: error.message };
  return platformErrorOf(error) ?? { code: null, message: '' };
}

/** See AUTH-05. */
function showLoginFailure({ code, message }: ApiError): void {
  const toast = errorToast(loginFailureTitle(code), message);
  toasts.error(toast.title, toast.text);
}

async function failed(
  error: unknown,
  { client, react, reload }: SignInDependencies,
): Promise<ApiError | null> {
  if (error instanceof AuthenticationError && error.clearsCache) {
    await client.clearStore();
    reload();
    return null;
  }
  const refusal = loginErrorOf(error);
  showLoginFailure(refusal);
  if (error instanceof AuthenticationError) react([refusal], 'the login');
  return refusal;
}

export function createSignIn(dependencies: SignInDependencies): SignIn {
  const { authentication, dispatch } = dependencies;
  const refusal: SignIn['refusal'] = createStore<ApiError | null>(null);

  const enter = async (
    tokens: () => Promise<Tokens>,
    entering: (account: Account) => void = () => undefined,
  ): Promise<boolean> => {
    let accessToken: string | null = null;
    refusal.set(null);
    try {
      const given = await tokens();
      accessToken = given.accessToken;
      keepTokens(given);
      dispatch({ kind: 'TOKEN', loading: true });
      await load(dependencies, accessToken, entering);
    } catch (error) {
      // Another tab may have let somebody in meanwhile.
      if (accessToken !== null && storedAccessToken() === accessToken) dropTokens();
      dispatch({ kind: 'TOKEN', loading: false });
      refusal.set(await failed(error, dependencies));
      return false;
    }
    toasts.success(sessionToasts.loggedIn);
    return true;
  };

  const logInBy: SignIn['logInBy'] = (mode, credentials) =>
    enter(() => tokensBy(authentication, mode, credentials));

  const logIn: SignIn['logIn'] = async (credentials, remember) => {
    const entered = await logInBy('EMAIL', credentials);
    if (entered) remembered(credentials.email, remember);
    return entered;
  };

  return {
    refusal,
    enter: (tokens) => enter(tokens),
    logIn,
    logInBy,
    logInAfterSignUp: (credentials) => {
      newAccountFlag.set();
      return logIn(credentials);
    },
    enterAfterSignUp: (tokens) => {
      newAccountFlag.set();
      // The sign-up itself answers tokens and no id.
      return enter(
        () => Promise.resolve(tokens),
        ({ id }) => {
          signedUpMember.keep(id);
        },
      );
    },
  };
}
