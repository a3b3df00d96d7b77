import { useApolloClient } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { changePasswordSchema } from '@magpie/domain/session/forms';
import { useUpdatePasswordMutation } from '@magpie/gql/account';
import { Button } from '@magpie/ui';
import { PasswordInput } from '@magpie/ui/forms';
import { useState, type JSX } from 'react';
import { useForm } from 'react-hook-form';
import { mustAnswerTrue } from '#shared/answers/index.ts';
import { refetchAfter } from '#shared/apollo/index.ts';
import { useFirstProblem } from '#shared/forms/index.ts';
import { logNote } from '#shared/log/index.ts';
import { NewPasswordFields } from '#shared/passwords/index.ts';
import { toasts } from '#shared/toasts/index.ts';

const Form = chakra('form', { base: { display: 'grid', gap: '5', maxW: 'slim' } });

const title = 'Update Password';
const empty = { oldPassword: '', newPassword: '', confirm: '' };

/** Changes the password (PWD-17, PWD-19). What was typed stays after a failure; a success leads to an empty form. */
export function ChangePassword(): JSX.Element {
  const [changes, setChanges] = useState(0);
  // A new form each time: the inputs of one whose components are memoised do not follow its reset.
  return (
    <PasswordForm
      key={changes}
      onChanged={() => {
        setChanges((count) => count + 1);
      }}
    />
  );
}

/** Fetches the logins on screen again: the platform has ended all others with the old password (SESS-42). */
function useFreshLogins(): () => void {
  const client = useApolloClient();
  return () => {
    refetchAfter(client, 'PASSWORD').catch((error: unknown) => {
      logNote('The logins could not be fetched again.', error);
    });
  };
}

function PasswordForm({ onChanged }: { readonly onChanged: () => void }): JSX.Element {
  const [update] = useUpdatePasswordMutation();
  const fetchLogins = useFreshLogins();
  const form = useForm({
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: zodResolver(changePasswordSchema),
    defaultValues: empty,
  });
  const { errors, isSubmitting, submitCount } = form.formState;
  const fields = useFirstProblem(submitCount);
  const submit = form.handleSubmit(async ({ oldPassword, newPassword }) => {
    try {
      await mustAnswerTrue(update({ variables: { oldPassword, newPassword } }));
      onChanged();
      toasts.success(title, 'Successfully updated password');
      fetchLogins();
    } catch (error) {
      toasts.failure(error, title);
    }
  });
  return (
    <Form ref={fields} noValidate aria-label="Change password" onSubmit={(event) => void submit(event)}>
      <PasswordInput
        label="Old password"
        error={errors.oldPassword?.message}
        {...form.register('oldPassword')}
      />
      <NewPasswordFields
        newPassword={form.register('newPassword')}
        confirm={form.register('confirm')}
        errors={errors}
      />
      <Button variant="inverse" size="lg" type="submit" loading={isSubmitting}>
        Change password
      </Button>
    </Form>
  );
}
