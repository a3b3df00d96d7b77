import { codeLength, identityMessages, isCode } from '@magpie/domain/identity';
import { isMobileNumber } from '@magpie/domain/phone';
import { CodeInput, PhoneInput } from '@magpie/ui/forms';
import type { JSX } from 'react';
import { Controller } from 'react-hook-form';
import { SendCodeButton, useCodeSlot } from '#shared/codes/index.ts';
import { usePhoneCountries } from '#shared/phone/index.ts';
import type { NumberCodeForm } from './use-number-code.ts';

/** Props of {@link NumberCodeFields}. */
export interface NumberCodeFieldsProps {
  readonly entry: NumberCodeForm;
  readonly what: 'SMS code' | 'Telegram code';
}

/** A mobile number with its country, the button that sends its code, and the code. */
export function NumberCodeFields({ entry, what }: NumberCodeFieldsProps): JSX.Element {
  const { form, country, onCountryChange, code } = entry;
  const { errors } = form.formState;
  const phoneCountries = usePhoneCountries();
  const send = async () => {
    if (await form.trigger('mobileNumber', { shouldFocus: true })) await code.request();
  };
  const { inside, below } = useCodeSlot(
    <SendCodeButton sending={code} what={what} onSend={() => void send()} />,
  );
  return (
    <>
      <Controller
        control={form.control}
        name="mobileNumber"
        rules={{ validate: (value) => isMobileNumber(value, country) || identityMessages.mobile }}
        render={({ field: { value, onChange, onBlur, name, ref } }) => (
          <PhoneInput
            label="Mobile number"
            value={value}
            onValueChange={onChange}
            country={country}
            onCountryChange={onCountryChange}
            {...phoneCountries}
            error={errors.mobileNumber?.message}
            suffix={inside}
            onBlur={onBlur}
            name={name}
            ref={ref}
          />
        )}
      />
      {below}
      <Controller
        control={form.control}
        name="code"
        rules={{ validate: (value) => isCode(value) || identityMessages.code }}
        render={({ field: { value, onChange, onBlur, name, ref } }) => (
          <CodeInput
            label={what}
            kind="text"
            length={codeLength}
            value={value}
            error={errors.code?.message}
            onValueChange={onChange}
            onBlur={onBlur}
            name={name}
            ref={ref}
          />
        )}
      />
    </>
  );
}
