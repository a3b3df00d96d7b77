import { Alert, Button } from '@magpie/ui';
import { Dialog } from '@magpie/ui/overlays';
import { useId, useState, type JSX } from 'react';
import { modals, type ModalComponentProps } from '#shared/modals/index.ts';
import { useSite } from '#shared/site/index.ts';
import { OtherEntrance } from '../other-entrance.tsx';
import { useStoredNotice } from '../stored-notice.ts';
import { TelegramForm } from '../telegram/telegram-form.tsx';
import { TelegramSwitch } from '../telegram/telegram-switch.tsx';
import { LoginForms } from './login-forms.tsx';

/** The login by the modes of the site, with a notice that explains an earlier sign-out (AUTH-06, SESS-21, AUTH-40). */
export function LoginModal({ onClose, onEntered }: ModalComponentProps<'loginModal'>): JSX.Element {
  const { telegramEnabled, loginModes } = useSite();
  const { notice, dismiss } = useStoredNotice(true);
  const [busy, setBusy] = useState(false);
  const [byTelegram, setByTelegram] = useState(false);
  const formId = useId();
  const close = () => {
    dismiss();
    onClose();
  };
  const instead = (name: 'forgotPassword' | 'registerModal') => {
    modals.open(name, { onEntered });
    modals.close('loginModal');
  };
  const form = {
    id: formId,
    onBusyChange: setBusy,
    onSignedIn: () => {
      // Before the modal closes: what follows may be another page, whose place in the history comes after this one's.
      onEntered?.();
      close();
    },
  };
  return (
    <Dialog
      open
      title="Login"
      size="sm"
      closeOnOutside={false}
      onClose={close}
      // Not the choice between the modes above it.
      initialFocus={() => document.getElementById(formId)?.querySelector('input') ?? null}
      footer={
        <Button variant="inverse" size="lg" width="full" type="submit" form={formId} loading={busy}>
          Login
        </Button>
      }
    >
      {notice && (
        <Alert tone="warning" role="status" mb="5">
          <strong>{notice.title}</strong> {notice.text}
        </Alert>
      )}
      {byTelegram ? (
        <TelegramForm action="SIGN_IN" {...form} />
      ) : (
        <LoginForms
          modes={loginModes}
          {...form}
          onReset={() => {
            instead('forgotPassword');
          }}
        />
      )}
      {telegramEnabled && <TelegramSwitch on={byTelegram} onChange={setByTelegram} />}
      <OtherEntrance
        question="New here?"
        onChoose={() => {
          instead('registerModal');
        }}
      >
        Create an account
      </OtherEntrance>
    </Dialog>
  );
}
