import { Button } from '@magpie/ui';
import { Dialog } from '@magpie/ui/overlays';
import { useId, useState, type JSX } from 'react';
import { modals, type ModalComponentProps } from '#shared/modals/index.ts';
import { useSite } from '#shared/site/index.ts';
import { OtherEntrance } from '../other-entrance.tsx';
import { TelegramForm } from '../telegram/telegram-form.tsx';
import { TelegramSwitch } from '../telegram/telegram-switch.tsx';
import { RegisterFields } from './register-fields.tsx';

/** The sign-up (AUTH-13, AUTH-40). */
export function RegisterModal({ onClose, onEntered }: ModalComponentProps<'registerModal'>): JSX.Element {
  const { telegramEnabled } = useSite();
  const [busy, setBusy] = useState(false);
  const [byTelegram, setByTelegram] = useState(false);
  const formId = useId();
  const toLogin = () => {
    modals.open('loginModal', { onEntered });
    onClose();
  };
  const finish = (entered: boolean) => {
    if (!entered) {
      toLogin();
      return;
    }
    // Before the modal closes: what follows may be another page, whose place in the history comes after this one's.
    onEntered?.();
    onClose();
  };
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
        <TelegramForm
          action="SIGN_UP"
          id={formId}
          onBusyChange={setBusy}
          onSignedIn={() => {
            finish(true);
          }}
        />
      ) : (
        <RegisterFields id={formId} onBusyChange={setBusy} onSignedUp={finish} />
      )}
      {telegramEnabled && <TelegramSwitch on={byTelegram} onChange={setByTelegram} />}
      <OtherEntrance question="Already a member?" onChoose={toLogin}>
        Log in instead
      </OtherEntrance>
    </Dialog>
  );
}
