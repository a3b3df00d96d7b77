import { zodResolver } from '@hookform/resolvers/zod';
import { verifyCodeSchema } from '@magpie/domain/session/forms';
import { Button, Countdown, Text } from '@magpie/ui';
import { useId, useState, type JSX } from 'react';
import { useForm } from 'react-hook-form';
import { CodeField } from '#shared/codes/index.ts';
import { StepForm } from './step-form.tsx';
import type { Reset } from './use-reset.ts';

/** The button of step 2: verify, and after the countdown, not before, request a new code (PWD-10, PWD-11). */
function CodeButton({
  reset,
  reasonId,
  busy,
  onAgain,
}: {
  reset: Reset;
  reasonId: string;
  busy: boolean;
  onAgain: () => void;
}): JSX.Element {
  if (reset.canRequest) {
    return (
      <Button variant="inverse" size="lg" loading={busy} onClick={onAgain}>
        Request new Verification Code
      </Button>
    );
  }
  return (
    <Button
      variant="inverse"
      size="lg"
      type="submit"
      loading={busy}
      disabled={reset.block !== null}
      {...(reset.block !== null && { 'aria-describedby': reasonId })}
    >
      Verify Code
    </Button>
  );
}

/** Step 2: the code that was sent, with its countdown of 120 seconds (PWD-07). */
export function CodeStep({ reset }: { readonly reset: Reset }): JSX.Element {
  const form = useForm({
    shouldFocusError: false,
    resolver: zodResolver(verifyCodeSchema),
    defaultValues: { verificationCode: '' },
  });
  const { isSubmitting, submitCount } = form.formState;
  const [asking, setAsking] = useState(false);
  const reasonId = useId();
  const submit = form.handleSubmit(({ verificationCode }) => reset.verifyCode(verificationCode));
  const askAgain = async () => {
    setAsking(true);
    form.reset();
    await reset.requestAgain();
    setAsking(false);
  };
  return (
    <StepForm label="Verify Code" attempts={submitCount} onSubmit={(event) => void submit(event)}>
      <CodeField control={form.control} name="verificationCode" label="Verification code" />
      <Text>
        {reset.canRequest ? 'This code has expired.' : 'This code expires in '}
        {!reset.canRequest && <Countdown seconds={reset.secondsLeft} label="Time left for this code" />}
      </Text>
      {!reset.canRequest && reset.block !== null && <Text id={reasonId}>{reset.block}</Text>}
      <CodeButton
        reset={reset}
        reasonId={reasonId}
        busy={isSubmitting || asking}
        onAgain={() => void askAgain()}
      />
    </StepForm>
  );
}
