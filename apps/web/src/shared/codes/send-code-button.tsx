import { Button, Countdown } from '@magpie/ui';
import type { JSX } from 'react';
import type { CodeSending } from './use-code-sending.ts';

export interface SendCodeButtonProps {
  readonly sending: CodeSending;
  /** Which code, for example `email code`. */
  readonly what: string;
  /** Asks for the code; usually checks its address first. */
  readonly onSend: () => void;
}

/** Sends a code, and sends it again once the countdown has ended (AUTH-15). */
export function SendCodeButton({ sending, what, onSend }: SendCodeButtonProps): JSX.Element {
  const { block } = sending;
  const label = sending.sent ? 'Send again' : 'Send code';
  return (
    <>
      {sending.secondsLeft > 0 && (
        <Countdown seconds={sending.secondsLeft} label={`Time until the ${what} can be sent again`} />
      )}
      <Button
        variant="outline"
        size="sm"
        aria-label={`${label}: ${what}`}
        loading={sending.sending}
        // Really disabled it would lose the focus with the press, and nobody could go to it to hear why.
        {...(block !== null && { 'aria-disabled': true, 'aria-describedby': block.id })}
        onClick={() => {
          if (block === null) onSend();
        }}
      >
        {label}
      </Button>
    </>
  );
}
