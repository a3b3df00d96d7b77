import { waysOut } from '@magpie/domain/play';
import { Button } from '@magpie/ui';
import { Dialog } from '@magpie/ui/overlays';
import { useRef, useState, type JSX } from 'react';
import { CashHoldWords } from './cash-hold-words.tsx';
import { useCashHold, type HeldCash } from './use-cash-hold.ts';

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

/** The way to the member's own cash while a game is played with bonus money; nothing without such cash. */
export function OwnCash(): JSX.Element | null {
  const held = useCashHold('BONUS_MODE');
  const [asking, setAsking] = useState(false);
  const offered = waysOut(held.facts).includes('CANCEL_PROMO');
  if (!offered && !asking) return null;
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        onClick={() => {
          setAsking(true);
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
