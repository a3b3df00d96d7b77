import { identityMessages, isCode } from '@magpie/domain/identity';
import { isMobileNumber } from '@magpie/domain/phone';
import type { JSX } from 'react';
import { CodeField, SendCodeButton, useCodeSlot } from '#shared/codes/index.ts';
import { PhoneField } from '#shared/phone/index.ts';
import type { NumberCodeForm } from './use-number-code.ts';

export interface NumberCodeFieldsProps {
  readonly entry: NumberCodeForm;
  readonly what: 'SMS code' | 'Telegram code';
}

/** A mobile number with its country, the button that sends its code, and the code. */
export function NumberCodeFields({ entry, what }: NumberCodeFieldsProps): JSX.Element {
  const { form, country, onCountryChange, code } = entry;
  const send = async () => {
    if (await form.trigger('mobileNumber', { shouldFocus: true })) await code.request();
  };
  const { inside, below } = useCodeSlot(
    code,
    <SendCodeButton sending={code} what={what} onSend={() => void send()} />,
  );
  return (
    <>
      <PhoneField
        control={form.control}
        name="mobileNumber"
        rules={{ validate: (value) => isMobileNumber(value, country) || identityMessages.mobile }}
        country={country}
        onCountryChange={onCountryChange}
        suffix={inside}
      />
      {below}
      <CodeField
        control={form.control}
        name="code"
        rules={{ validate: (value) => isCode(value) || identityMessages.code }}
        label={what}
      />
    </>
  );
}
