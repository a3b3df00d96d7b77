import { TriangleAlert } from 'lucide-react';
import { useRef } from 'react';
import type { JSX, ReactNode } from 'react';
import { Button } from '../components/button.tsx';
import { Icon } from '../components/icon.tsx';
import { Dialog } from './dialog.tsx';

export interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly children: ReactNode;
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  /** `danger` for what cannot be undone. */
  readonly tone?: 'inverse' | 'danger';
  readonly busy?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

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
      <Button
        variant={tone}
        icon={tone === 'danger' && <Icon of={TriangleAlert} size="sm" />}
        loading={busy}
        onClick={onConfirm}
      >
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
