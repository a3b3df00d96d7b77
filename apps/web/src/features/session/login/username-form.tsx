import { zodResolver } from '@hookform/resolvers/zod';
import { usernameLoginSchema } from '@magpie/domain/session/forms';
import { PasswordInput, TextInput } from '@magpie/ui/forms';
import type { JSX } from 'react';
import { useForm } from 'react-hook-form';
import { useFirstProblem } from '#shared/forms/index.ts';
import { rememberMe } from '../service/stored.ts';
import { useSessionService } from '../session-context.tsx';
import { FormColumn } from './form-column.tsx';
import type { LoginFormProps } from './login-form-props.ts';
import { RefusedLogin } from './refused-login.tsx';
import { RememberRow } from './remember-row.tsx';

/** Login by username: the name of the account, its password and 'Remember me' (AUTH-02, AUTH-09). */
export function UsernameForm({ id, onBusyChange, onSignedIn, onReset }: LoginFormProps): JSX.Element {
  const session = useSessionService();
  const remembered = rememberMe.read()?.username ?? '';
  const form = useForm({
    shouldFocusError: false,
    resolver: zodResolver(usernameLoginSchema),
    defaultValues: { username: remembered, password: '', rememberMe: remembered !== '' },
  });
  const { errors, submitCount } = form.formState;
  const fields = useFirstProblem(submitCount);

  const submit = form.handleSubmit(async ({ username, password, rememberMe: remember }) => {
    onBusyChange(true);
    const entered = await session.logInBy('USERNAME', { username, password });
    onBusyChange(false);
    if (!entered) return;
    if (remember) rememberMe.keep(username);
    else rememberMe.remove();
    onSignedIn();
  });

  return (
    <FormColumn ref={fields} id={id} noValidate aria-label="Login" onSubmit={(event) => void submit(event)}>
      <TextInput
        label="Username"
        autoComplete="username"
        error={errors.username?.message}
        {...form.register('username')}
      />
      <PasswordInput label="Password" error={errors.password?.message} {...form.register('password')} />
      <RefusedLogin by="PASSWORD" onReset={onReset} />
      <RememberRow checkbox={form.register('rememberMe')} onReset={onReset} />
    </FormColumn>
  );
}
