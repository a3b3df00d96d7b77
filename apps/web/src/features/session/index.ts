import type { RuntimeConfig } from '#shared/config/index.ts';
import { lazyPart } from '#shared/navigation/index.ts';

export { askIn } from './ask-in.ts';
export { useMemberAction } from './member-action.ts';
export type { Account, MemberSession, Session, Tokens } from './model.ts';
export { createAuthentication } from './service/authentication.ts';
export type { Authentication } from './service/authentication.ts';
export { createSession } from './service/create-session.ts';
export type { SessionDependencies, SessionService } from './service/create-session.ts';
export type { PushEvents } from './service/pushes.ts';
export { storedAccessToken } from './service/tokens.ts';
export {
  SessionProvider,
  useMissedPushes,
  usePush,
  useSession,
  useSessionService,
  useUnheardPushes,
} from './session-context.tsx';
export { useStoredNotice } from './stored-notice.ts';

/** Brings somebody in by an entry or a moment, where the site is built for development. */
export const arrive = async (config: RuntimeConfig, goTo: (page: string) => void): Promise<void> =>
  (await import('./arrival/arrive.ts')).arrive(config, goTo);

/** The login (spec 1 §2). */
export const LoginModal = lazyPart(() => import('./login/login-modal.tsx'), 'LoginModal');

/** The sign-up (spec 1 §2). */
export const RegisterModal = lazyPart(() => import('./register/register-modal.tsx'), 'RegisterModal');

/** The three steps to a new password (spec 1 §2). */
export const ForgotPasswordModal = lazyPart(
  () => import('./forgot-password/forgot-password-modal.tsx'),
  'ForgotPasswordModal',
);

export const LoginsSection = lazyPart(() => import('./logins/logins-section.tsx'), 'LoginsSection');
