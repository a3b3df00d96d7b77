import { zodResolver } from '@hookform/resolvers/zod';
import { loginSchema } from '@magpie/domain/identity-forms';
import { Link } from '@magpie/ui';
import { Checkbox, PasswordInput, TextInput } from '@magpie/ui/forms';
import { chakra } from '@chakra-ui/react';
import type { JSX } from 'react';
import { useForm } from 'react-hook-form';
import { useSessionService } from '../session-context.tsx';
import { rememberMe } from '../service/stored.ts';

/** Props of {@link LoginForm}. */
export interface LoginFormProps {
  /** Id by which a button outside the form submits it. */
  readonly id: string;
  readonly onBusyChange: (busy: boolean) => void;
  readonly onSignedIn: () => void;
  readonly onReset: () => void;
}

const Fields = chakra('form', { base: { display: 'flex', flexDirection: 'column', gap: '5' } });
const Row = chakra('div', {
  base: { display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: '4' },
});

/** Email, password and 'Remember me' (AUTH-01 to AUTH-03). What was typed stays after a failure. */
export function LoginForm({ id, onBusyChange, onSignedIn, onReset }: LoginFormProps): JSX.Element {
  const session = useSessionService();
  const remembered = rememberMe.read();
  const form = useForm({
    resolver: zodResolver(loginSchema),
    defaultValues: { email: remembered?.username ?? '', password: '', rememberMe: remembered !== null },
  });
  const { errors } = form.formState;

  const submit = form.handleSubmit(async ({ email, password, rememberMe: remember }) => {
    onBusyChange(true);
    const entered = await session.logIn({ email, password }, remember);
    onBusyChange(false);
    if (entered) onSignedIn();
  });

  return (
    <Fields id={id} noValidate aria-label="Login" onSubmit={(event) => void submit(event)}>
      <TextInput
        label="Email"
        type="email"
        autoComplete="username"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <PasswordInput label="Password" error={errors.password?.message} {...form.register('password')} />
      <Row>
        <Checkbox {...form.register('rememberMe')}>Remember me</Checkbox>
        <Link asChild>
          <button type="button" onClick={onReset}>
            Reset
          </button>
        </Link>
      </Row>
    </Fields>
  );
}
