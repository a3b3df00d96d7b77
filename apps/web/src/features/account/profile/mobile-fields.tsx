import { chakra } from '@chakra-ui/react';
import { draftNumber, numberDiffers } from '@magpie/domain/account';
import type { JSX } from 'react';
import { useWatch } from 'react-hook-form';
import {
  CodeField,
  SendCodeBlock,
  SendCodeButton,
  SendCodeRow,
  useEmptiedCode,
} from '#shared/codes/index.ts';
import { PhoneField } from '#shared/phone/index.ts';
import type { Account } from '../../session/index.ts';
import { useNumberCode } from './use-number-code.ts';
import type { ProfileForm } from './use-profile-form.ts';

const NewNumber = chakra('div', { base: { display: 'grid', gap: '4' } });

export interface MobileFieldsProps {
  readonly form: ProfileForm;
  readonly account: Account;
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
        <PhoneField
          control={form.control}
          name="mobileNumber"
          country={phoneCountry}
          onCountryChange={(chosen) => {
            form.setValue('phoneCountry', chosen, { shouldDirty: true });
            void form.trigger('mobileNumber');
          }}
        />
      </div>
      {isNew && (
        <NewNumber data-wide="">
          <SendCodeRow>
            <SendCodeButton sending={code} what="SMS code" onSend={() => void send()} />
          </SendCodeRow>
          <SendCodeBlock block={code.block} />
          <CodeField
            control={form.control}
            name="verificationCode"
            label="Verification code"
            required
            hint={code.sent ? 'We sent it to the new number.' : 'Send a code to the new number to get it.'}
          />
        </NewNumber>
      )}
    </>
  );
}
