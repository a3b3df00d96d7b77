import { Button, type ButtonProps } from '@magpie/ui';
import { Tooltip } from '@magpie/ui/overlays';
import type { JSX } from 'react';

export interface BlockedButtonProps extends Omit<ButtonProps, 'disabled' | 'onClick'> {
  /** Why it cannot be pressed. */
  readonly reason: string;
}

/** A button that is disabled for a reason: it keeps the focus, so that keyboards and screen readers reach the words. */
export function BlockedButton({ reason, children, ...rest }: BlockedButtonProps): JSX.Element {
  return (
    <Tooltip content={reason}>
      <Button {...rest} aria-disabled>
        {children}
      </Button>
    </Tooltip>
  );
}
