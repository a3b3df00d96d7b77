import { identityNeededMessage } from '@magpie/domain/verification';
import { Button, Text } from '@magpie/ui';
import { Dialog } from '@magpie/ui/overlays';
import type { JSX } from 'react';
import type { ModalComponentProps } from '#shared/modals/index.ts';
import { useOpenAccount } from './use-open-account.ts';

/** Says that identity must be verified before withdrawing and leads to the verification (WDR-10). */
export function ProfileVerificationAlert({
  onClose,
}: ModalComponentProps<'profileVerificationAlert'>): JSX.Element {
  const openAccount = useOpenAccount();
  const verify = () => {
    onClose();
    openAccount('account-verification');
  };
  return (
    <Dialog
      open
      title="Verify your identity"
      size="sm"
      role="alertdialog"
      onClose={onClose}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Later
          </Button>
          <Button variant="inverse" onClick={verify}>
            Verify now
          </Button>
        </>
      }
    >
      <Text>{identityNeededMessage} It takes a document and a few minutes.</Text>
    </Dialog>
  );
}
