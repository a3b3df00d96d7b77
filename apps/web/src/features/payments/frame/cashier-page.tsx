import { chakra } from '@chakra-ui/react';
import { ErrorState, Progress, Skeleton } from '@magpie/ui';
import { useState, type JSX, type RefObject } from 'react';
import { useProgress } from '#shared/progress/index.ts';
import type { CashierFrame } from './cashier-messages.ts';
import type { CashierState } from './cashier-state.ts';

const Place = chakra('div', {
  base: {
    display: 'grid',
    '& > *': { gridArea: '1 / 1' },
    '& > iframe': {
      display: 'block',
      width: 'full',
      maxHeight: 'mostOfScreen',
      borderWidth: '0',
      borderRadius: 'md',
    },
    '& > [data-part=loader]': { display: 'grid', alignContent: 'start', gap: '4' },
  },
});

const words = {
  untouched: 'Nothing was taken. Try again, or use another payment method.',
  open: 'This payment may have gone through. Please do not pay again for now: we will tell you as soon as we know.',
};

export interface CashierPageProps {
  readonly kind: 'Deposit' | 'Withdraw';
  /** `null` for an address that may not be shown. */
  readonly page: CashierFrame | null;
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly state: CashierState;
  readonly onReload: () => void;
}

/** The provider's page, behind a skeleton until it says that it can be used; or that it cannot be reached. */
export function CashierPage({ kind, page, frame, state, onReload }: CashierPageProps): JSX.Element {
  const [tries, setTries] = useState(0);
  const { phase, height } = state;
  const loading = phase === 'LOADING';
  const progress = useProgress(!loading);
  if (!page || phase === 'UNREACHABLE') {
    return (
      <ErrorState
        level={3}
        title="The payment page did not load"
        {...(page && {
          onRetry: () => {
            setTries(tries + 1);
            onReload();
          },
        })}
      >
        {state.mayBeDone ? words.open : words.untouched}
      </ErrorState>
    );
  }
  return (
    <Place aria-busy={loading}>
      <iframe
        key={tries}
        ref={frame}
        title={`${kind} by PaymentIQ`}
        src={page.src}
        sandbox={page.sandbox}
        referrerPolicy="origin"
        style={{ height, visibility: loading ? 'hidden' : 'visible' }}
      />
      {loading && (
        <div data-part="loader" role="status" aria-label="Loading the payment page">
          <Progress percent={progress} label="Loading the payment page" />
          <Skeleton display="block" h="14" borderRadius="md" />
          <Skeleton display="block" h="40" borderRadius="md" />
          <Skeleton display="block" h="13" borderRadius="md" />
        </div>
      )}
    </Place>
  );
}
