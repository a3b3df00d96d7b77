import { chakra } from '@chakra-ui/react';
import { isLoginMode, unhandledLoginMode, type LoginMode } from '@magpie/domain/session';
import { Alert, Segmented } from '@magpie/ui';
import { useState, type JSX } from 'react';
import { EmailForm } from './email-form.tsx';
import type { LoginFormProps } from './login-form-props.ts';
import { MobileForm } from './mobile-form.tsx';
import { UsernameForm } from './username-form.tsx';

const Column = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '5' } });

const labels: Readonly<Record<LoginMode, string>> = {
  EMAIL: 'Email',
  MOBILE: 'Mobile',
  USERNAME: 'Username',
};

const forms: Readonly<Record<LoginMode, (props: LoginFormProps) => JSX.Element>> = {
  EMAIL: EmailForm,
  MOBILE: MobileForm,
  USERNAME: UsernameForm,
};

export interface LoginFormsProps extends LoginFormProps {
  /** Names of the modes that the site offers, the first one chosen at first. */
  readonly modes: readonly string[];
}

/** The form of a login mode, and a choice between those of the site if there are several (AUTH-06). */
export function LoginForms({ modes, ...props }: LoginFormsProps): JSX.Element {
  const [mode = '', setMode] = useState(modes[0]);
  const Form = isLoginMode(mode) ? forms[mode] : null;
  return (
    <Column>
      {modes.length > 1 && (
        <Segmented
          label="Log in by"
          block
          options={modes.map((each) => ({ value: each, label: isLoginMode(each) ? labels[each] : each }))}
          value={mode}
          onChange={setMode}
        />
      )}
      {Form ? <Form {...props} /> : <Alert tone="danger">{unhandledLoginMode}</Alert>}
    </Column>
  );
}
