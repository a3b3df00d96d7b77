import { zodResolver } from '@hookform/resolvers/zod';
import { forgotPasswordSchema } from '@magpie/domain/session/forms';
import { Button } from '@magpie/ui';
import { TextInput } from '@magpie/ui/forms';
import type { JSX } from 'react';
import { useForm } from 'react-hook-form';
import type { Reset } from './use-reset.ts';
import { StepForm } from './step-form.tsx';

/** Step 1: whose password is forgotten (PWD-06). */
export function EmailStep({ reset }: { readonly reset: Reset }): JSX.Element {
  const form = useForm({
    shouldFocusError: false,
    resolver: zodResolver(forgotPasswordSchema),
    defaultValues: { email: '' },
  });
  const { errors, isSubmitting, submitCount } = form.formState;
  const submit = form.handleSubmit(({ email }) => reset.requestCode(email));
  return (
    <StepForm label="Forgot Password" attempts={submitCount} onSubmit={(event) => void submit(event)}>
      <TextInput
        label="Email"
        type="email"
        autoComplete="username"
        hint="We’ll send a code to this address if it has an account."
        error={errors.email?.message}
        {...form.register('email')}
      />
      <Button variant="inverse" size="lg" type="submit" loading={isSubmitting}>
        Send code
      </Button>
    </StepForm>
  );
}
