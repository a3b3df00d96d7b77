import { Button, type ButtonProps } from '@magpie/ui';
import { ConfirmDialog } from '@magpie/ui/overlays';
import { useState, type JSX, type ReactNode } from 'react';

export interface CancelButtonProps extends Pick<ButtonProps, 'size' | 'variant'> {
  readonly label: string;
  readonly busy: boolean;
  readonly onConfirm: () => Promise<void>;
  /** What would be lost. */
  readonly children: ReactNode;
}

/** Takes a reward back, after the question 'Cancel Promotion' (LOCK-05, SPIN-10). */
export function CancelButton(props: CancelButtonProps): JSX.Element {
  const { label, busy, onConfirm, children, ...look } = props;
  const [asking, setAsking] = useState(false);
  const stopAsking = () => {
    setAsking(false);
  };
  return (
    <>
      <Button
        {...look}
        onClick={() => {
          setAsking(true);
        }}
      >
        {label}
      </Button>
      <ConfirmDialog
        open={asking}
        title="Cancel Promotion"
        confirmLabel="Confirm"
        busy={busy}
        onCancel={stopAsking}
        onConfirm={() => {
          void onConfirm().then(stopAsking);
        }}
      >
        {children}
      </ConfirmDialog>
    </>
  );
}
