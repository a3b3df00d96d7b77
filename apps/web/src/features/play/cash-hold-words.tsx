import { chakra } from '@chakra-ui/react';
import { cashHoldText, wayOutLabels } from '@magpie/domain/play';
import { Button, Icon, Skeleton } from '@magpie/ui';
import { TriangleAlert } from 'lucide-react';
import { useEffect, useEffectEvent, type JSX } from 'react';
import { AlertNotLoaded } from '#shared/page/index.ts';
import { useCancelPromo } from './use-cancel-promo.ts';
import type { HeldCash } from './use-cash-hold.ts';

const Words = chakra('div', { base: { display: 'grid', gap: '4' } });
const Cancelling = chakra('div', {
  base: {
    display: 'grid',
    gap: '3',
    justifyItems: 'start',
    pt: '4',
    borderTopWidth: '1px',
    borderColor: 'border.muted',
    mdDown: { '& > button': { width: 'full' } },
  },
});

interface CancelWayProps {
  readonly text: string;
  readonly onCancelled: () => void;
}

function CancelWay({ text, onCancelled }: CancelWayProps): JSX.Element {
  const { cancelling, cancelPromo } = useCancelPromo();
  const cancel = async (): Promise<void> => {
    if (await cancelPromo()) onCancelled();
  };
  return (
    <Cancelling>
      <p>{text}</p>
      <Button
        variant="danger"
        icon={<Icon of={TriangleAlert} size="sm" />}
        loading={cancelling}
        onClick={() => void cancel()}
      >
        {wayOutLabels.CANCEL_PROMO}
      </Button>
    </Cancelling>
  );
}

export interface CashHoldWordsProps {
  readonly held: HeldCash;
  /** What is said where no promo keeps the cash any more. */
  readonly otherwise: string;
  readonly onCancelled: () => void;
}

/** Why cash is kept out of play, and beside what it loses the one press that frees it. */
export function CashHoldWords({ held, otherwise, onCancelled }: CashHoldWordsProps): JSX.Element {
  const { facts, loaded, failed, retry, retrying } = held;
  const fetchFirst = useEffectEvent(retry);
  useEffect(() => {
    // Each bet has changed what is lost with the promo.
    fetchFirst();
  }, []);
  if (failed) {
    return (
      <AlertNotLoaded retry={retry} retrying={retrying}>
        Your active promo didn’t load.
      </AlertNotLoaded>
    );
  }
  if (!loaded) {
    return (
      <Words role="status" aria-label="Loading the active promo">
        <Skeleton display="block" height="5" />
        <Skeleton display="block" height="5" width="2/3" />
      </Words>
    );
  }
  const text = cashHoldText(facts);
  return (
    <Words>
      <p>{text?.why ?? otherwise}</p>
      {text?.cancelling != null && <CancelWay text={text.cancelling} onCancelled={onCancelled} />}
    </Words>
  );
}
