import { PasswordInput } from '@magpie/ui/forms';
import type { JSX } from 'react';
import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form';
import { NewPasswordInput } from './new-password-input.tsx';

interface NewPassword {
  readonly newPassword: string;
  readonly confirm: string;
}

export interface NewPasswordFieldsProps {
  readonly newPassword: UseFormRegisterReturn;
  readonly confirm: UseFormRegisterReturn;
  readonly errors: FieldErrors<NewPassword>;
}

/** A new password, twice. */
export function NewPasswordFields({ newPassword, confirm, errors }: NewPasswordFieldsProps): JSX.Element {
  return (
    <>
      <NewPasswordInput label="New password" error={errors.newPassword?.message} {...newPassword} />
      <PasswordInput
        label="Confirm new password"
        autoComplete="new-password"
        error={errors.confirm?.message}
        {...confirm}
      />
    </>
  );
}
