import { Eye, EyeOff, Lock } from 'lucide-react';
import { useState } from 'react';
import type { ComponentProps, JSX, ReactNode } from 'react';
import { Icon } from '../components/icon.tsx';
import { InputBox } from '../components/input-box.tsx';
import { Field, splitField } from './field.tsx';
import type { FieldProps } from './field.tsx';
import { AffixButton } from './affix-button.tsx';

type Native = Omit<ComponentProps<'input'>, keyof FieldProps | 'size' | 'id'>;

/** Props of `TextInput`; anything an `<input>` takes besides, so a form library can register it. */
export interface TextInputProps extends FieldProps, Native {
  /** Before the text. */
  readonly prefix?: string;
  /** After the text, for example a `Tag` or a small button. */
  readonly suffix?: ReactNode;
}

/** A one-line text field. */
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

/** Props of `PasswordInput`; anything an `<input>` takes besides. */
export type PasswordInputProps = FieldProps & Omit<Native, 'type'>;

/** A password field with a button that shows what was typed. */
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
