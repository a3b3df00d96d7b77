import { captchaAction } from '@magpie/domain/session';
import { useTelegramSignInMutation, useTelegramSignUpMutation } from '@magpie/gql/account';
import { useCaptcha } from '../captcha/use-captcha.ts';
import type { Tokens } from '../model.ts';
import { showSignUpFailure } from '../register/use-sign-up.ts';
import { tokensOf } from '../service/authentication.ts';
import { useSessionService } from '../session-context.tsx';

export type TelegramAction = 'SIGN_IN' | 'SIGN_UP';

export interface TelegramValues {
  readonly mobileNumber: string;
  readonly countryCode: string;
  readonly code: string;
}

/** Signs in or up by a Telegram code; shows its own toasts. Answers whether the member is signed in (AUTH-40). */
export function useTelegramEntry(action: TelegramAction): (values: TelegramValues) => Promise<boolean> {
  const session = useSessionService();
  const captcha = useCaptcha();
  const [signIn] = useTelegramSignInMutation();
  const [signUp] = useTelegramSignUpMutation();

  const signInTokens = async ({ mobileNumber, code }: TelegramValues): Promise<Tokens> => {
    const { data } = await signIn({ variables: { input: { mobileNumber, code } } });
    if (!data) throw new Error('The login by Telegram has no data.');
    return tokensOf(data.telegramSignIn);
  };
  const signUpTokens = async (values: TelegramValues): Promise<Tokens | null> => {
    try {
      const { data } = await signUp({
        variables: { input: { ...values, captcha: await captcha(captchaAction) } },
      });
      return data ? tokensOf(data.telegramSignUp) : null;
    } catch (error) {
      showSignUpFailure(error);
      return null;
    }
  };

  return async (values) => {
    if (action === 'SIGN_IN') return session.enter(() => signInTokens(values));
    const tokens = await signUpTokens(values);
    return tokens !== null && session.enterAfterSignUp(tokens);
  };
}
