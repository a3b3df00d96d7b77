import { zodResolver } from '@hookform/resolvers/zod';
import { resetPasswordSchema } from '@magpie/domain/session/forms';
import { Button } from '@magpie/ui';
import type { JSX } from 'react';
import { useForm } from 'react-hook-form';
import { NewPasswordFields } from '#shared/passwords/index.ts';
import { StepForm } from './step-form.tsx';
import type { Reset } from './use-reset.ts';

export interface PasswordStepProps {
  readonly reset: Reset;
  readonly onDone: () => void;
}

/** Step 3: the new password twice (PWD-08). */
export function PasswordStep({ reset, onDone }: PasswordStepProps): JSX.Element {
  const form = useForm({
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: zodResolver(resetPasswordSchema),
    defaultValues: { newPassword: '', confirm: '' },
  });
  const { errors, isSubmitting, submitCount } = form.formState;
  const submit = form.handleSubmit(async ({ newPassword }) => {
    const { changed, problem } = await reset.confirm(newPassword);
    if (problem !== null) form.setError('newPassword', { message: problem });
    if (changed) onDone();
  });
  return (
    <StepForm label="Change Password" attempts={submitCount} onSubmit={(event) => void submit(event)}>
      <NewPasswordFields
        newPassword={form.register('newPassword')}
        confirm={form.register('confirm')}
        errors={errors}
      />
      <Button variant="inverse" size="lg" type="submit" loading={isSubmitting}>
        Change Password
      </Button>
    </StepForm>
  );
}
