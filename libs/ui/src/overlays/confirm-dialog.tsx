import { useRef } from 'react';
import type { JSX, ReactNode } from 'react';
import { Button } from '../components/button.tsx';
import { Dialog } from './dialog.tsx';

/** Props of `ConfirmDialog`. */
export interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: string;
  /** What will happen. */
  readonly children: ReactNode;
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  /** `danger` for what cannot be undone. */
  readonly tone?: 'inverse' | 'danger';
  /** The confirmed action is under way. */
  readonly busy?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** A question with two answers. The focus starts on the harmless one. */
export function ConfirmDialog({
  open,
  title,
  children,
  confirmLabel,
  cancelLabel = 'Cancel',
  tone = 'inverse',
  busy = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps): JSX.Element {
  const cancel = useRef<HTMLButtonElement>(null);
  const footer = (
    <>
      <Button ref={cancel} variant="ghost" onClick={onCancel}>
        {cancelLabel}
      </Button>
      <Button variant={tone} loading={busy} onClick={onConfirm}>
        {confirmLabel}
      </Button>
    </>
  );
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={title}
      role="alertdialog"
      size="sm"
      closeOnOutside={false}
      footer={footer}
      initialFocus={() => cancel.current}
    >
      {children}
    </Dialog>
  );
}
