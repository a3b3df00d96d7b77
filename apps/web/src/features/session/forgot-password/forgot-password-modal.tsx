import { Dialog } from '@magpie/ui/overlays';
import type { JSX } from 'react';
import { modals, type ModalComponentProps } from '#shared/modals/index.ts';
import { CodeStep } from './code-step.tsx';
import { EmailStep } from './email-step.tsx';
import { PasswordStep } from './password-step.tsx';
import { useReset, type ResetStep } from './use-reset.ts';

const titles: Readonly<Record<ResetStep, string>> = {
  EMAIL: 'Forgot Password',
  CODE: 'Verify Code',
  PASSWORD: 'Change Password',
};

/** The three steps to a new password; afterwards the login opens (PWD-06 to PWD-13). */
export function ForgotPasswordModal({
  onClose,
  onEntered,
}: ModalComponentProps<'forgotPassword'>): JSX.Element {
  const reset = useReset();
  const done = () => {
    modals.open('loginModal', { onEntered });
    onClose();
  };
  return (
    <Dialog open title={titles[reset.step]} size="sm" closeOnOutside={false} onClose={onClose}>
      {reset.step === 'EMAIL' && <EmailStep reset={reset} />}
      {reset.step === 'CODE' && <CodeStep reset={reset} />}
      {reset.step === 'PASSWORD' && <PasswordStep reset={reset} onDone={done} />}
    </Dialog>
  );
}
