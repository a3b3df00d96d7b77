import { codeLength, identityMessages } from '@magpie/domain/identity';
import { useSendSmsOtpCodeMutation } from '@magpie/gql/account';
import { CodeInput, PhoneInput } from '@magpie/ui/forms';
import type { JSX } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { SendCodeButton, useCodeSending, useCodeSlot, useEmptiedCode } from '#shared/codes/index.ts';
import { usePhoneCountries } from '#shared/phone/index.ts';
import { dialledNumber } from '../phone/phone-number.ts';
import type { RegisterForm } from './register-values.ts';
import { useSmsCheck } from './use-sms-check.ts';

/** Props of {@link PhoneFields}. */
export interface PhoneFieldsProps {
  readonly form: RegisterForm;
  /** Whether the SMS code may be asked for: not before the email code has been sent (AUTH-14). */
  readonly ready: boolean;
}

/** The mobile number with its country of those that the platform takes (AUTH-16), and, once it has been sent, its code (AUTH-13, AUTH-14). */
export function PhoneFields({ form, ready }: PhoneFieldsProps): JSX.Element {
  const { errors } = form.formState;
  const phoneCountries = usePhoneCountries();
  const [country, typed] = useWatch({ control: form.control, name: ['countryCode', 'mobileNumber'] });
  const receiver = dialledNumber(typed, country);
  const [sendSms] = useSendSmsOtpCodeMutation();
  const check = useSmsCheck(form);
  const code = useCodeSending('REGISTER_SMS', receiver, () =>
    sendSms({ variables: { mobileNumber: receiver } }),
  );
  useEmptiedCode(receiver, () => {
    form.resetField('otpCode');
  });
  const send = async () => {
    form.clearErrors('otpCode');
    if (await form.trigger('mobileNumber', { shouldFocus: true })) await code.request();
  };
  const unsent = !code.sent && errors.otpCode ? identityMessages.smsCodeUnsent : undefined;
  const { inside, below } = useCodeSlot(
    <SendCodeButton sending={code} what="SMS code" disabled={!ready} onSend={() => void send()} />,
  );
  return (
    <>
      <Controller
        control={form.control}
        name="mobileNumber"
        render={({ field: { value, onChange, onBlur, name, ref } }) => (
          <PhoneInput
            label="Mobile number"
            value={value}
            onValueChange={onChange}
            country={country}
            onCountryChange={(chosen) => {
              form.setValue('countryCode', chosen, { shouldDirty: true });
            }}
            {...phoneCountries}
            error={errors.mobileNumber?.message ?? unsent}
            suffix={inside}
            onBlur={onBlur}
            name={name}
            ref={ref}
          />
        )}
      />
      {below}
      {code.sent && (
        <Controller
          control={form.control}
          name="otpCode"
          render={({ field: { value, onChange, onBlur, name, ref } }) => (
            <CodeInput
              label="SMS code"
              kind="text"
              length={codeLength}
              value={value}
              error={errors.otpCode?.message}
              onValueChange={onChange}
              onComplete={check}
              onBlur={onBlur}
              name={name}
              ref={ref}
            />
          )}
        />
      )}
    </>
  );
}
