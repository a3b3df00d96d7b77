import { chakra } from '@chakra-ui/react';
import { decisionText } from '@magpie/domain/decision';
import { codeLength } from '@magpie/domain/identity';
import { decideVerify, verifyReasons } from '@magpie/domain/session';
import { Button, Text } from '@magpie/ui';
import { CodeInput } from '@magpie/ui/forms';
import { Dialog } from '@magpie/ui/overlays';
import { useId, useState, type JSX } from 'react';
import type { ModalComponentProps } from '#shared/modals/index.ts';
import { SendCodeBlock, SendCodeButton, SendCodeRow } from '#shared/codes/index.ts';
import { useSession } from '../session/index.ts';
import { useMobileCheck } from './use-mobile-check.ts';
import { useOpenAccount } from './use-open-account.ts';

const Fields = chakra('div', { base: { display: 'grid', gap: '5' } });

const title = 'Verify your mobile number';

interface StepProps {
  readonly onClose: () => void;
}

function NoNumber({ onClose }: StepProps): JSX.Element {
  const openAccount = useOpenAccount();
  const enter = () => {
    onClose();
    openAccount('personal-details');
  };
  return (
    <Dialog
      open
      title={title}
      size="sm"
      onClose={onClose}
      footer={
        <Button variant="inverse" size="lg" width="full" onClick={enter}>
          Personal details
        </Button>
      }
    >
      <Text>Your account has no mobile number yet. Add one in your personal details.</Text>
    </Dialog>
  );
}

interface CheckProps extends StepProps {
  readonly mobileNumber: string;
  readonly onVerified: () => void;
}

function Check({ mobileNumber, onVerified, onClose }: CheckProps): JSX.Element {
  const { code, confirming, problem, confirm } = useMobileCheck(mobileNumber, onVerified);
  const [typed, setTyped] = useState('');
  const reason = decisionText(verifyReasons, decideVerify({ sent: code.sent, attemptsLeft: null, typed }));
  const reasonId = useId();
  return (
    <Dialog
      open
      title={title}
      size="sm"
      closeOnOutside={false}
      onClose={onClose}
      footer={
        <Button
          variant="inverse"
          size="lg"
          width="full"
          disabled={reason !== null}
          {...(reason !== null && { 'aria-describedby': reasonId })}
          loading={confirming}
          onClick={() => {
            confirm(typed);
          }}
        >
          Verify
        </Button>
      }
    >
      <Fields>
        <Text>
          {code.sent ? 'We sent a code to' : 'We send a code to'} {mobileNumber}.
        </Text>
        {code.sent && (
          <CodeInput
            label="Verification code"
            kind="text"
            length={codeLength}
            value={typed}
            error={problem}
            onValueChange={setTyped}
            onComplete={confirm}
          />
        )}
        <SendCodeRow>
          <SendCodeButton sending={code} what="SMS code" onSend={() => void code.request()} />
        </SendCodeRow>
        <SendCodeBlock block={code.block} />
        {reason !== null && (
          <Text id={reasonId} size="body.sm" tone="muted">
            {reason}
          </Text>
        )}
      </Fields>
    </Dialog>
  );
}

/** Sends a code to the member's mobile number and confirms it, then carries on with what it stood before (PROF-20). */
export function VerifyMobileNumberModal({
  onClose,
  onVerified,
}: ModalComponentProps<'verifyMobileNumberModal'>): JSX.Element {
  const { account } = useSession();
  const mobileNumber = account?.mobileNumber ?? '';
  if (mobileNumber === '') return <NoNumber onClose={onClose} />;
  const carryOn = () => {
    onClose();
    onVerified?.();
  };
  return <Check mobileNumber={mobileNumber} onVerified={carryOn} onClose={onClose} />;
}
