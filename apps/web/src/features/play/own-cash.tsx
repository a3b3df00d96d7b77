import { waysOut } from '@magpie/domain/play';
import { Button } from '@magpie/ui';
import { Dialog } from '@magpie/ui/overlays';
import { useRef, useState, type JSX } from 'react';
import { CashHoldWords } from './cash-hold-words.tsx';
import { useCashHold, useHoldNow, type HeldCash } from './use-cash-hold.ts';

interface OwnCashDialogProps {
  readonly held: HeldCash;
  readonly open: boolean;
  readonly onClose: () => void;
}

function OwnCashDialog({ held, open, onClose }: OwnCashDialogProps): JSX.Element {
  const keep = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Play with your own cash?"
      role="alertdialog"
      size="sm"
      closeOnOutside={false}
      footer={
        <Button ref={keep} variant="inverse" onClick={onClose}>
          Keep the bonus
        </Button>
      }
      initialFocus={() => keep.current}
    >
      <CashHoldWords
        held={held}
        otherwise="No promo is active any more, and you play with cash."
        onCancelled={onClose}
      />
    </Dialog>
  );
}

export interface OwnCashProps {
  /** Cash that has run low has a question of its own; without one here it is asked the same. */
  readonly onLowCash?: () => void;
}

/** The way to the member's own cash while a promo keeps it out of play; nothing without such cash. */
export function OwnCash({ onLowCash }: OwnCashProps): JSX.Element | null {
  const hold = useHoldNow();
  const held = useCashHold(hold ?? 'BONUS_MODE');
  const [asking, setAsking] = useState(false);
  const offered = hold !== null && waysOut(held.facts).includes('CANCEL_PROMO');
  if (!offered && !asking) return null;
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        onClick={() => {
          if (hold === 'LOW_CASH' && onLowCash) onLowCash();
          else setAsking(true);
        }}
      >
        Play my cash
      </Button>
      <OwnCashDialog
        held={held}
        open={asking}
        onClose={() => {
          setAsking(false);
        }}
      />
    </>
  );
}
