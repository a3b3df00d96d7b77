import { useSendSmsOtpCodeMutation } from '@magpie/gql/account';
import type { JSX } from 'react';
import { useFirstProblem } from '#shared/forms/index.ts';
import { NumberCodeFields } from '../phone/number-code-fields.tsx';
import { useNumberCode } from '../phone/use-number-code.ts';
import { useSessionService } from '../session-context.tsx';
import { FormColumn } from './form-column.tsx';
import type { LoginFormProps } from './login-form-props.ts';
import { RefusedLogin } from './refused-login.tsx';

/** Login by mobile: a number and the code sent to it by SMS (AUTH-07). What was typed stays after a failure. */
export function MobileForm({ id, onBusyChange, onSignedIn }: LoginFormProps): JSX.Element {
  const session = useSessionService();
  const [sendSms] = useSendSmsOtpCodeMutation();
  const entry = useNumberCode((mobileNumber) => sendSms({ variables: { mobileNumber } }));
  const fields = useFirstProblem(entry.form.formState.submitCount);

  const submit = entry.form.handleSubmit(async ({ code }) => {
    onBusyChange(true);
    const entered = await session.logInBy('MOBILE', { mobileNumber: entry.number, code });
    onBusyChange(false);
    if (entered) onSignedIn();
  });

  return (
    <FormColumn ref={fields} id={id} noValidate aria-label="Login" onSubmit={(event) => void submit(event)}>
      <NumberCodeFields entry={entry} what="SMS code" />
      <RefusedLogin by="CODE" />
    </FormColumn>
  );
}
