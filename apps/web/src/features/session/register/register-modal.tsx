import { Button } from '@magpie/ui';
import { Dialog } from '@magpie/ui/overlays';
import { useId, useState, type JSX } from 'react';
import type { ModalComponentProps } from '../../../shared/modals/index.ts';
import { useSite } from '../../../shared/site/index.ts';
import { TelegramForm } from '../telegram/telegram-form.tsx';
import { TelegramSwitch } from '../telegram/telegram-switch.tsx';
import { RegisterFields } from './register-fields.tsx';

/** The sign-up (AUTH-13, AUTH-40). */
export function RegisterModal({ onClose }: ModalComponentProps<'registerModal'>): JSX.Element {
  const { telegramEnabled } = useSite();
  const [busy, setBusy] = useState(false);
  const [byTelegram, setByTelegram] = useState(false);
  const formId = useId();
  return (
    <Dialog
      open
      title="Create your account"
      size="sm"
      closeOnOutside={false}
      onClose={onClose}
      footer={
        <Button variant="primary" size="lg" width="full" type="submit" form={formId} loading={busy}>
          Register
        </Button>
      }
    >
      {byTelegram ? (
        <TelegramForm action="SIGN_UP" id={formId} onBusyChange={setBusy} onSignedIn={onClose} />
      ) : (
        <RegisterFields id={formId} onBusyChange={setBusy} onClose={onClose} />
      )}
      {telegramEnabled && <TelegramSwitch on={byTelegram} onChange={setByTelegram} />}
    </Dialog>
  );
}
