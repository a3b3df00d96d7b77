import { passwordHint } from '@magpie/domain/identity';
import { PasswordInput, type PasswordInputProps } from '@magpie/ui/forms';
import type { JSX } from 'react';

/** The field for a password that is about to be chosen, with what it must be. */
export function NewPasswordInput(props: PasswordInputProps): JSX.Element {
  return <PasswordInput autoComplete="new-password" hint={passwordHint} {...props} />;
}
