import { goneWrongForNow } from '@magpie/domain/decision';
import { Alert, Button } from '@magpie/ui';
import { Dialog } from '@magpie/ui/overlays';
import { useEffect, useEffectEvent, type JSX } from 'react';
import type { ModalComponentProps } from '#shared/modals/index.ts';
import { goTo, paths } from '#shared/navigation/index.ts';

/** How long the good news stays before the member is sent to '/promotions', in ms (BONUS-09). */
export const successTime = 2_000;

const texts = {
  success: { title: 'Bonus Activation Success!', message: 'Bonus activated successfully.' },
  failure: {
    title: 'Bonus Activation Failed!',
    message: goneWrongForNow,
  },
} as const;

/** After a success it leads to '/promotions' when it is closed, or by itself after 2 s (BONUS-08 to BONUS-11). */
export function ActivateBonusAlert(props: ModalComponentProps<'activateBonusAlert'>): JSX.Element {
  const { outcome, message, onClose } = props;
  const text = texts[outcome];
  const leave = (): void => {
    onClose();
    if (outcome === 'success') goTo(paths.promotions);
  };
  const onTime = useEffectEvent(leave);
  useEffect(() => {
    if (outcome !== 'success') return undefined;
    const timer = setTimeout(() => {
      onTime();
    }, successTime);
    return () => {
      clearTimeout(timer);
    };
  }, [outcome]);
  return (
    <Dialog
      open
      onClose={leave}
      title={text.title}
      size="sm"
      role="alertdialog"
      footer={
        <Button variant="inverse" onClick={leave}>
          OK
        </Button>
      }
    >
      <Alert tone={outcome === 'success' ? 'success' : 'danger'}>{message ?? text.message}</Alert>
    </Dialog>
  );
}
