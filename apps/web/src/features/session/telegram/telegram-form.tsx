import { chakra } from '@chakra-ui/react';
import { codeLength, identityMessages, isCode } from '@magpie/domain/identity';
import { isMobileNumber } from '@magpie/domain/phone';
import { phoneCountries } from '@magpie/domain/site';
import { useSendTelegramOtpMutation } from '@magpie/gql/account';
import { CodeInput, PhoneInput } from '@magpie/ui/forms';
import { useState, type JSX } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { SendCodeButton, useCodeSending, useCodeSlot, useEmptiedCode } from '../../../shared/codes/index.ts';
import { dialledNumber } from '../phone/dial.ts';
import { useDetectedCountry } from '../phone/use-detected-country.ts';
import { Consents } from '../register/consents.tsx';
import { useTelegramEntry, type TelegramAction } from './use-telegram-entry.ts';

/** Props of {@link TelegramForm}. */
export interface TelegramFormProps {
  readonly action: TelegramAction;
  /** Id by which a button outside the form submits it. */
  readonly id: string;
  readonly onBusyChange: (busy: boolean) => void;
  readonly onSignedIn: () => void;
}

const Fields = chakra('form', { base: { display: 'flex', flexDirection: 'column', gap: '5' } });
const empty = { mobileNumber: '', code: '', over18: false, terms: false };

/** A mobile number and the 6-character code that Telegram brings (AUTH-40); a sign-up asks for age and terms too. */
export function TelegramForm({ action, id, onBusyChange, onSignedIn }: TelegramFormProps): JSX.Element {
  const detected = useDetectedCountry();
  const [chosen, setChosen] = useState<string | null>(null);
  const country = chosen ?? detected;
  const form = useForm({ mode: 'onTouched', defaultValues: empty });
  const { errors } = form.formState;
  const number = dialledNumber(useWatch({ control: form.control, name: 'mobileNumber' }), country);
  const [sendOtp] = useSendTelegramOtpMutation();
  const code = useCodeSending('OTHER', number, () =>
    sendOtp({ variables: { mobileNumber: number, action } }),
  );
  useEmptiedCode(number, () => {
    form.resetField('code');
  });
  const enter = useTelegramEntry(action);

  const send = async () => {
    if (await form.trigger('mobileNumber', { shouldFocus: true })) await code.request();
  };
  const { inside, below } = useCodeSlot(
    <SendCodeButton sending={code} what="Telegram code" onSend={() => void send()} />,
  );
  const submit = form.handleSubmit(async (values) => {
    onBusyChange(true);
    const entered = await enter({ mobileNumber: number, countryCode: country, code: values.code });
    onBusyChange(false);
    if (entered) onSignedIn();
  });

  return (
    <Fields id={id} noValidate aria-label="Continue with Telegram" onSubmit={(event) => void submit(event)}>
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
            onCountryChange={setChosen}
            countries={phoneCountries}
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
            label="Telegram code"
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
      {action === 'SIGN_UP' && (
        <Consents
          over18={form.register('over18', { validate: (ticked) => ticked || identityMessages.over18 })}
          terms={form.register('terms', { validate: (ticked) => ticked || identityMessages.terms })}
          errors={{ over18: errors.over18?.message, terms: errors.terms?.message }}
        />
      )}
    </Fields>
  );
}
