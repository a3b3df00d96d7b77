import { identityMessages } from '@magpie/domain/identity';
import { useSendTelegramOtpMutation } from '@magpie/gql/account';
import type { JSX } from 'react';
import { useFirstProblem } from '#shared/forms/index.ts';
import { FormColumn } from '../login/form-column.tsx';
import { RefusedLogin } from '../login/refused-login.tsx';
import { NumberCodeFields } from '../phone/number-code-fields.tsx';
import { useNumberCode } from '../phone/use-number-code.ts';
import { Consents } from '../register/consents.tsx';
import { useTelegramEntry, type TelegramAction } from './use-telegram-entry.ts';

export interface TelegramFormProps {
  readonly action: TelegramAction;
  readonly id: string;
  readonly onBusyChange: (busy: boolean) => void;
  readonly onSignedIn: () => void;
}

/** A mobile number and the 6-character code that Telegram brings (AUTH-40); a sign-up asks for age and terms too. */
export function TelegramForm({ action, id, onBusyChange, onSignedIn }: TelegramFormProps): JSX.Element {
  const [sendCode] = useSendTelegramOtpMutation();
  const entry = useNumberCode((mobileNumber) => sendCode({ variables: { mobileNumber, action } }));
  const { form, number, country } = entry;
  const { errors, submitCount } = form.formState;
  const fields = useFirstProblem(submitCount);
  const enter = useTelegramEntry(action);

  const submit = form.handleSubmit(async ({ code }) => {
    onBusyChange(true);
    const entered = await enter({ mobileNumber: number, countryCode: country, code });
    onBusyChange(false);
    if (entered) onSignedIn();
  });

  return (
    <FormColumn
      ref={fields}
      id={id}
      noValidate
      aria-label="Continue with Telegram"
      onSubmit={(event) => void submit(event)}
    >
      <NumberCodeFields entry={entry} what="Telegram code" />
      {action === 'SIGN_IN' && <RefusedLogin by="CODE" />}
      {action === 'SIGN_UP' && (
        <Consents
          over18={form.register('over18', { validate: (ticked) => ticked || identityMessages.over18 })}
          terms={form.register('terms', { validate: (ticked) => ticked || identityMessages.terms })}
          errors={{ over18: errors.over18?.message, terms: errors.terms?.message }}
        />
      )}
    </FormColumn>
  );
}
