import { chakra } from '@chakra-ui/react';
import { Button, Text } from '@magpie/ui';
import { CodeInput } from '@magpie/ui/forms';
import { Dialog } from '@magpie/ui/overlays';
import { useState, type JSX } from 'react';
import type { ModalComponentProps } from '../../shared/modals/index.ts';
import { useSession } from '../session/index.ts';
import { useMobileCheck } from './use-mobile-check.ts';

const Fields = chakra('div', { base: { display: 'grid', gap: '5' } });

/** Sends a code to the member's mobile number and confirms it (PROF-20). */
export function VerifyMobileNumberModal({
  onClose,
}: ModalComponentProps<'verifyMobileNumberModal'>): JSX.Element {
  const { account } = useSession();
  const mobileNumber = account?.mobileNumber ?? '';
  const check = useMobileCheck(mobileNumber, onClose);
  const [code, setCode] = useState('');
  return (
    <Dialog open title="Verify your mobile number" size="sm" closeOnOutside={false} onClose={onClose}>
      <Fields>
        {mobileNumber === '' ? (
          <Text>Your account has no mobile number yet. Add one in your personal details.</Text>
        ) : (
          <Text>We send a code to {mobileNumber}.</Text>
        )}
        {check.sent && (
          <CodeInput
            label="Verification code"
            value={code}
            error={check.problem}
            onValueChange={setCode}
            onComplete={check.confirm}
          />
        )}
        <Button
          variant="inverse"
          size="lg"
          disabled={mobileNumber === ''}
          loading={check.busy}
          onClick={check.send}
        >
          {check.sent ? 'Send again' : 'Send code'}
        </Button>
      </Fields>
    </Dialog>
  );
}
