import { chakra } from '@chakra-ui/react';
import { Alert, Icon } from '@magpie/ui';
import { ConfirmDialog, Dialog } from '@magpie/ui/overlays';
import { AppWindow } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState, type JSX } from 'react';
import { useConfig } from '#shared/config/index.ts';
import { modals, type ModalComponentProps } from '#shared/modals/index.ts';
import { useSession } from '../../session/index.ts';
import { cashierFrame } from './cashier-messages.ts';
import { CashierPage } from './cashier-page.tsx';
import { OutcomeScreen } from './outcome-screen.tsx';
import { paymentInProgress } from './payment-in-progress.ts';
import { useCashier } from './use-cashier.ts';

type Props = ModalComponentProps<'paymentIQIFrame'>;

const Body = chakra('div', { base: { display: 'grid', gap: '4' } });

/** Keeps for this tab that the payment is open, so that a reload finds it again. */
function useKept(
  { url, kind, again }: Pick<Props, 'url' | 'kind' | 'again'>,
  paymentId: string | null,
): void {
  const { account } = useSession();
  const memberId = account?.id;
  useEffect(() => {
    if (memberId !== undefined) {
      const known = { ...(again && { again }), ...(paymentId !== null && { paymentId }) };
      paymentInProgress.keep({ memberId, url, kind, ...known });
    }
    return () => {
      paymentInProgress.remove();
    };
  }, [memberId, url, kind, again, paymentId]);
}

function useLeaving(inProgress: boolean, onClose: () => void) {
  const [asking, setAsking] = useState(false);
  const stays = useEffectEvent(() => {
    if (inProgress) setAsking(true);
    return inProgress;
  });
  useEffect(() => modals.hold('paymentIQIFrame', () => stays()), []);
  return {
    asking: asking && inProgress,
    leave: () => {
      if (inProgress) setAsking(true);
      else onClose();
    },
    stay: () => {
      setAsking(false);
    },
  };
}

function tryAgain({ kind, again }: Pick<Props, 'kind' | 'again'>): void {
  modals.close('paymentIQIFrame');
  if (kind === 'Deposit') modals.open('depositModal', again);
  else modals.open('withdrawalModal', again);
}

function LeaveQuestion({
  onLeave,
  onStay,
}: {
  readonly onLeave: () => void;
  readonly onStay: () => void;
}): JSX.Element {
  return (
    <ConfirmDialog
      open
      title="Leave this payment?"
      tone="danger"
      confirmLabel="Leave"
      cancelLabel="Stay"
      onConfirm={onLeave}
      onCancel={onStay}
    >
      It is under way. If it still goes through, we will tell you and your balance will follow.
    </ConfirmDialog>
  );
}

const colourTheme = (): 'dark' | 'light' =>
  document.documentElement.classList.contains('light') ? 'light' : 'dark';

/** The payment provider's page in a frame, titled 'Deposit' or 'Withdraw', and how the payment ended (DEP-16, WDR-14). */
export function PaymentIQIFrame({ url, kind, again, resumed, onClose }: Props): JSX.Element {
  const frame = useRef<HTMLIFrameElement>(null);
  const [theme] = useState(colourTheme);
  const { cashierOrigins } = useConfig();
  const page = cashierFrame(url, { own: location.origin, allowed: cashierOrigins }, theme);
  const { state, reload } = useCashier({ kind, page, frame, ...(resumed && { resumed }), onClose });
  const { asking, leave, stay } = useLeaving(state.phase === 'PAYING', onClose);
  useKept({ url, kind, ...(again && { again }) }, state.paymentId);
  return (
    <>
      <Dialog open title={kind} closeOnOutside={false} onClose={leave}>
        <Body>
          {state.windowOpen && (
            <Alert role="status" icon={<Icon of={AppWindow} />}>
              Your bank has opened a window of its own. Finish there, then come back here.
            </Alert>
          )}
          {state.outcome === null ? (
            <CashierPage kind={kind} page={page} frame={frame} state={state} onReload={reload} />
          ) : (
            <OutcomeScreen
              kind={kind}
              outcome={state.outcome}
              words={state.words}
              onClose={onClose}
              onAgain={() => {
                tryAgain({ kind, ...(again && { again }) });
              }}
            />
          )}
        </Body>
      </Dialog>
      {asking && <LeaveQuestion onLeave={onClose} onStay={stay} />}
    </>
  );
}
