import { chakra } from '@chakra-ui/react';
import type { JSX } from 'react';
import { useFirstProblem } from '#shared/forms/index.ts';
import { NewPasswordInput } from '#shared/passwords/index.ts';
import { Consents } from './consents.tsx';
import { CurrencyField } from './currency-field.tsx';
import { EmailFields, useEmailCode } from './email-fields.tsx';
import { PhoneFields } from './phone-fields.tsx';
import { useRegisterForm, useRegisterSettings } from './register-values.ts';
import { useSignUp } from './use-sign-up.ts';

const Fields = chakra('form', { base: { display: 'flex', flexDirection: 'column', gap: '5' } });

export interface RegisterFieldsProps {
  readonly id: string;
  readonly onBusyChange: (busy: boolean) => void;
  /** Told when the account exists, and whether the person is logged in too. */
  readonly onSignedUp: (entered: boolean) => void;
}

/** Everything a person fills in to sign up by email (AUTH-13), and what the brand asks for besides. What was typed stays after a failure. */
export function RegisterFields({ id, onBusyChange, onSignedUp }: RegisterFieldsProps): JSX.Element {
  const settings = useRegisterSettings();
  const { emailVerificationEnabled: verification, asked } = settings;
  const form = useRegisterForm(settings);
  const emailCode = useEmailCode(form);
  const signUp = useSignUp(onSignedUp);
  const { errors } = form.formState;
  const fields = useFirstProblem(form.formState.submitCount);

  const submit = form.handleSubmit(async (values) => {
    onBusyChange(true);
    await signUp(values);
    onBusyChange(false);
  });

  return (
    <Fields
      ref={fields}
      id={id}
      noValidate
      aria-label="Create your account"
      onSubmit={(event) => void submit(event)}
    >
      <EmailFields form={form} code={emailCode} verification={verification} />
      <NewPasswordInput label="Password" error={errors.password?.message} {...form.register('password')} />
      <PhoneFields form={form} emailCodeDue={verification && !emailCode.sent} />
      {asked.currency !== 'HIDDEN' && (
        <CurrencyField form={form} mandatory={asked.currency === 'MANDATORY'} />
      )}
      <Consents
        over18={form.register('over18')}
        terms={form.register('terms')}
        marketing={asked.marketingConsent === 'HIDDEN' ? undefined : form.register('marketingConsent')}
        errors={{ over18: errors.over18?.message, terms: errors.terms?.message }}
      />
    </Fields>
  );
}
