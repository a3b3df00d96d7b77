import { identityMessages } from '@magpie/domain/identity';
import { useSendSmsOtpCodeMutation } from '@magpie/gql/account';
import type { JSX } from 'react';
import { useWatch } from 'react-hook-form';
import {
  CodeField,
  SendCodeButton,
  useCodeSending,
  useCodeSlot,
  useEmptiedCode,
} from '#shared/codes/index.ts';
import { PhoneField } from '#shared/phone/index.ts';
import { dialledNumber } from '../phone/phone-number.ts';
import type { RegisterForm } from './register-values.ts';
import { useSmsCheck } from './use-sms-check.ts';

export interface PhoneFieldsProps {
  readonly form: RegisterForm;
  readonly emailCodeDue: boolean;
}

/** The mobile number and, once it has been sent, its code (AUTH-13, AUTH-14). */
export function PhoneFields({ form, emailCodeDue }: PhoneFieldsProps): JSX.Element {
  const { errors } = form.formState;
  const [country, typed] = useWatch({ control: form.control, name: ['countryCode', 'mobileNumber'] });
  const receiver = dialledNumber(typed, country);
  const [sendSms] = useSendSmsOtpCodeMutation();
  const check = useSmsCheck(form);
  const code = useCodeSending(
    'REGISTER_SMS',
    receiver,
    () => sendSms({ variables: { mobileNumber: receiver } }),
    emailCodeDue,
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
    code,
    <SendCodeButton sending={code} what="SMS code" onSend={() => void send()} />,
  );
  return (
    <>
      <PhoneField
        control={form.control}
        name="mobileNumber"
        country={country}
        onCountryChange={(chosen) => {
          form.setValue('countryCode', chosen, { shouldDirty: true });
        }}
        suffix={inside}
        problem={unsent}
      />
      {below}
      {code.sent && <CodeField control={form.control} name="otpCode" label="SMS code" onComplete={check} />}
    </>
  );
}
