import { chakra, type SystemStyleObject } from '@chakra-ui/react';
import { Button, Heading, Icon, Text } from '@magpie/ui';
import { Ban, CircleCheck, CircleX, Clock, LoaderCircle, type LucideIcon } from 'lucide-react';
import { useEffect, useRef, type JSX } from 'react';
import type { CashierOutcome } from './cashier-messages.ts';

const Screen = chakra('div', {
  base: {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: '3',
    minH: 'card',
    py: '6',
    textAlign: 'center',
    outline: 'none',
    '& > p': { maxW: 'lead' },
  },
});

const Sign = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: '16',
    borderRadius: 'full',
    bg: 'bg.muted',
    '& svg': { boxSize: '7' },
  },
  variants: {
    outcome: {
      FAILED: { color: 'red.fg' },
      PENDING: { color: 'orange.fg' },
      SUCCESS: { '& svg': { animation: 'spin 900ms linear infinite' } },
      UNRESOLVED: {},
      CANCELLED: {},
    } satisfies Record<CashierOutcome, SystemStyleObject>,
  },
});

const Actions = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '3', mt: '3' },
});

interface Words {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly text: string;
}

type Kind = 'Deposit' | 'Withdraw';

const screens: Readonly<Record<Kind, Readonly<Record<CashierOutcome, Words>>>> = {
  Deposit: {
    SUCCESS: {
      icon: CircleCheck,
      title: 'Confirming your deposit',
      text: 'The bank has said yes. We are adding the amount to your balance.',
    },
    FAILED: { icon: CircleX, title: 'The deposit did not go through', text: 'Nothing was taken.' },
    PENDING: {
      icon: Clock,
      title: 'Your deposit is on its way',
      text: 'The bank will answer later. We will tell you as soon as the amount is in your balance.',
    },
    UNRESOLVED: {
      icon: Clock,
      title: 'No answer from the bank yet',
      text: 'Please do not pay again for now. We will tell you as soon as we know.',
    },
    CANCELLED: { icon: Ban, title: 'Deposit cancelled', text: 'Nothing was taken.' },
  },
  Withdraw: {
    SUCCESS: {
      icon: CircleCheck,
      title: 'Confirming your withdrawal',
      text: 'The request has been sent. We are taking it over.',
    },
    FAILED: {
      icon: CircleX,
      title: 'The withdrawal did not go through',
      text: 'The amount is in your balance.',
    },
    PENDING: {
      icon: Clock,
      title: 'Your withdrawal is on its way',
      text: 'We will tell you as soon as it has been decided.',
    },
    UNRESOLVED: {
      icon: Clock,
      title: 'No answer from the bank yet',
      text: 'Please do not ask for it again for now. We will tell you as soon as we know.',
    },
    CANCELLED: {
      icon: Ban,
      title: 'Withdrawal cancelled',
      text: 'Nothing was taken from your balance.',
    },
  },
};

export interface OutcomeScreenProps {
  readonly kind: Kind;
  readonly outcome: CashierOutcome;
  readonly words: string;
  readonly onClose: () => void;
  /** Opens the form again with what was entered. */
  readonly onAgain: () => void;
}

/** How a payment ended, in place of the provider's page. */
export function OutcomeScreen({ kind, outcome, words, onClose, onAgain }: OutcomeScreenProps): JSX.Element {
  const screen = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // What had the focus has gone with the provider's page.
    screen.current?.focus({ preventScroll: true });
  }, [outcome]);
  const confirming = outcome === 'SUCCESS';
  const repeatable = outcome === 'FAILED' || outcome === 'CANCELLED';
  const { icon, title, text } = screens[kind][outcome];
  return (
    <Screen ref={screen} tabIndex={-1} role="status">
      <Sign outcome={outcome}>
        <Icon of={confirming ? LoaderCircle : icon} />
      </Sign>
      <Heading level={3}>{title}</Heading>
      <Text tone="muted">{repeatable && words !== '' ? words : text}</Text>
      <Actions>
        {repeatable && (
          <Button variant="inverse" onClick={onAgain}>
            Try again
          </Button>
        )}
        <Button {...(repeatable ? { variant: 'ghost' } : { variant: 'inverse' })} onClick={onClose}>
          Close
        </Button>
      </Actions>
    </Screen>
  );
}
