import { Eye, EyeOff, Lock } from 'lucide-react';
import { useState } from 'react';
import type { ComponentProps, JSX, ReactNode } from 'react';
import { Icon } from '../components/icon.tsx';
import { InputBox } from '../components/input-box.tsx';
import { Field, splitField } from './field.tsx';
import type { FieldProps } from './field.tsx';
import { AffixButton } from './affix-button.tsx';

type Native = Omit<ComponentProps<'input'>, keyof FieldProps | 'size' | 'id'>;

export interface TextInputProps extends FieldProps, Native {
  readonly prefix?: string;
  /** After the text, for example a `Tag` or a small button. */
  readonly suffix?: ReactNode;
}

export function TextInput(props: TextInputProps): JSX.Element {
  const [field, { prefix, suffix, ...input }] = splitField(props);
  return (
    <Field {...field}>
      {(control) => (
        <InputBox>
          {prefix !== undefined && <span data-part="affix">{prefix}</span>}
          <input type="text" {...input} {...control} />
          {suffix}
          {control.disabled && <Icon of={Lock} />}
        </InputBox>
      )}
    </Field>
  );
}

export type PasswordInputProps = FieldProps & Omit<Native, 'type'>;

export function PasswordInput(props: PasswordInputProps): JSX.Element {
  const [field, input] = splitField(props);
  const [shown, setShown] = useState(false);
  return (
    <Field {...field}>
      {(control) => (
        <InputBox>
          <input autoComplete="current-password" {...input} {...control} type={shown ? 'text' : 'password'} />
          <AffixButton
            label={shown ? 'Hide password' : 'Show password'}
            onClick={() => {
              setShown(!shown);
            }}
          >
            <Icon of={shown ? EyeOff : Eye} />
          </AffixButton>
        </InputBox>
      )}
    </Field>
  );
}
