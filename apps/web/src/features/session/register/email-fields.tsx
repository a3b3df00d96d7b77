import { identityMessages } from '@magpie/domain/identity';
import { useSendEmailVerificationCodeMutation } from '@magpie/gql/account';
import { TextInput } from '@magpie/ui/forms';
import type { JSX } from 'react';
import { useWatch } from 'react-hook-form';
import {
  CodeField,
  SendCodeButton,
  useCodeSending,
  useCodeSlot,
  useEmptiedCode,
  type CodeSending,
} from '#shared/codes/index.ts';
import type { RegisterForm } from './register-values.ts';

/** Sends the code that proves the typed address; it is void once the address is another one (AUTH-47). */
export function useEmailCode(form: RegisterForm): CodeSending {
  const [send] = useSendEmailVerificationCodeMutation();
  const email = useWatch({ control: form.control, name: 'email' }).trim();
  const receiver = email.toLowerCase();
  useEmptiedCode(receiver, () => {
    form.resetField('verificationCode');
  });
  return useCodeSending('REGISTER_EMAIL', receiver, () => send({ variables: { action: 'REGISTER', email } }));
}

export interface EmailFieldsProps {
  readonly form: RegisterForm;
  readonly code: CodeSending;
  /** Whether the site asks for an email code (CONF-04). */
  readonly verification: boolean;
}

/** The email address and, once it has been sent, its code (AUTH-13, AUTH-14). */
export function EmailFields({ form, code, verification }: EmailFieldsProps): JSX.Element {
  const { errors } = form.formState;
  const send = async () => {
    form.clearErrors('verificationCode');
    if (await form.trigger('email', { shouldFocus: true })) await code.request();
  };
  const unsent = !code.sent && errors.verificationCode ? identityMessages.emailCodeUnsent : undefined;
  const { inside, below } = useCodeSlot(
    code,
    <SendCodeButton sending={code} what="email code" onSend={() => void send()} />,
  );
  return (
    <>
      <TextInput
        label="Email"
        type="email"
        autoComplete="username"
        error={errors.email?.message ?? unsent}
        suffix={verification ? inside : undefined}
        {...form.register('email')}
      />
      {verification && below}
      {verification && code.sent && (
        <CodeField control={form.control} name="verificationCode" label="Email code" />
      )}
    </>
  );
}
