import { chakra } from '@chakra-ui/react';
import { draftNumber, numberDiffers } from '@magpie/domain/account';
import { codeLength } from '@magpie/domain/identity';
import { CodeInput, PhoneInput } from '@magpie/ui/forms';
import type { JSX } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { SendCodeButton, useEmptiedCode } from '#shared/codes/index.ts';
import { usePhoneCountries } from '#shared/phone/index.ts';
import type { Account } from '../../session/index.ts';
import { useNumberCode } from './use-number-code.ts';
import type { ProfileForm } from './use-profile-form.ts';

const NewNumber = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    '& > [data-part=send]': {
      display: 'flex',
      flexDirection: 'row-reverse',
      justifyContent: 'flex-end',
      alignItems: 'center',
      gap: '3',
    },
  },
});

/** Props of {@link MobileFields}. */
export interface MobileFieldsProps {
  readonly form: ProfileForm;
  readonly account: Account;
}

function CodeField({ form, sent }: { readonly form: ProfileForm; readonly sent: boolean }): JSX.Element {
  return (
    <Controller
      control={form.control}
      name="verificationCode"
      render={({ field: { value, onChange, onBlur, name, ref }, fieldState }) => (
        <CodeInput
          label="Verification code"
          kind="text"
          length={codeLength}
          required
          value={value}
          hint={sent ? 'We sent it to the new number.' : 'Send a code to the new number to get it.'}
          error={fieldState.error?.message}
          onValueChange={onChange}
          onBlur={onBlur}
          name={name}
          ref={ref}
        />
      )}
    />
  );
}

/** The mobile number and, only while it is another one than the account's, the code that proves it (PROF-05). */
export function MobileFields({ form, account }: MobileFieldsProps): JSX.Element {
  const [mobileNumber, phoneCountry] = useWatch({
    control: form.control,
    name: ['mobileNumber', 'phoneCountry'],
  });
  const typed = { mobileNumber, phoneCountry };
  const isNew = numberDiffers(account.mobileNumber, typed);
  const receiver = draftNumber(typed);
  const phoneCountries = usePhoneCountries();
  const code = useNumberCode(receiver);
  useEmptiedCode(receiver, () => {
    form.resetField('verificationCode');
  });
  const send = async () => {
    if (await form.trigger('mobileNumber', { shouldFocus: true })) await code.request();
  };
  return (
    <>
      <div data-wide="">
        <Controller
          control={form.control}
          name="mobileNumber"
          render={({ field: { value, onChange, onBlur, name, ref }, fieldState }) => (
            <PhoneInput
              label="Mobile number"
              value={value}
              onValueChange={onChange}
              country={phoneCountry}
              onCountryChange={(chosen) => {
                form.setValue('phoneCountry', chosen, { shouldDirty: true });
                void form.trigger('mobileNumber');
              }}
              {...phoneCountries}
              error={fieldState.error?.message}
              onBlur={onBlur}
              name={name}
              ref={ref}
            />
          )}
        />
      </div>
      {isNew && (
        <NewNumber data-wide="">
          <div data-part="send">
            <SendCodeButton sending={code} what="SMS code" onSend={() => void send()} />
          </div>
          <CodeField form={form} sent={code.sent} />
        </NewNumber>
      )}
    </>
  );
}
