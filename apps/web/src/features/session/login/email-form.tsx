import { zodResolver } from '@hookform/resolvers/zod';
import { isEmail } from '@magpie/domain/identity';
import { loginSchema } from '@magpie/domain/session/forms';
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

/** Email, password and 'Remember me' (AUTH-01 to AUTH-03). What was typed stays after a failure. */
export function EmailForm({ id, onBusyChange, onSignedIn, onReset }: LoginFormProps): JSX.Element {
  const session = useSessionService();
  const remembered = rememberMe.read()?.username ?? '';
  const form = useForm({
    shouldFocusError: false,
    resolver: zodResolver(loginSchema),
    defaultValues: {
      email: isEmail(remembered) ? remembered : '',
      password: '',
      rememberMe: remembered !== '',
    },
  });
  const { errors, submitCount } = form.formState;
  const fields = useFirstProblem(submitCount);

  const submit = form.handleSubmit(async ({ email, password, rememberMe: remember }) => {
    onBusyChange(true);
    const entered = await session.logIn({ email, password }, remember);
    onBusyChange(false);
    if (entered) onSignedIn();
  });

  return (
    <FormColumn ref={fields} id={id} noValidate aria-label="Login" onSubmit={(event) => void submit(event)}>
      <TextInput
        label="Email"
        type="email"
        autoComplete="username"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <PasswordInput label="Password" error={errors.password?.message} {...form.register('password')} />
      <RefusedLogin by="PASSWORD" onReset={onReset} />
      <RememberRow checkbox={form.register('rememberMe')} onReset={onReset} />
    </FormColumn>
  );
}
