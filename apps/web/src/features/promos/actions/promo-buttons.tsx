import { Button, Icon, type ButtonProps } from '@magpie/ui';
import { Lock } from 'lucide-react';
import type { JSX } from 'react';
import { BlockedButton } from '#shared/offers/index.ts';
import type { PromoAction, PromoButton } from './promo-view.ts';

const labels: Readonly<Record<PromoAction, string>> = {
  SIGN_UP: 'Sign Up',
  CLAIM: 'Claim Now',
  DEPOSIT: 'Deposit',
  LOCK_IN: 'Lock In',
};

const variants: Readonly<Record<PromoAction, NonNullable<ButtonProps['variant']>>> = {
  SIGN_UP: 'primary',
  CLAIM: 'inverse',
  DEPOSIT: 'primary',
  LOCK_IN: 'inverse',
};

export interface PromoActionButtonProps {
  readonly button: PromoButton;
  readonly busy: boolean;
  readonly onPress: () => void;
}

/** The button for one thing that can be done with a promo. A promo with no uses left offers none of them (PROMO-16). */
export function PromoActionButton({ button, busy, onPress }: PromoActionButtonProps): JSX.Element {
  const { action, block } = button;
  if (block?.reason === 'noUses') return <BlockedButton reason={block.text}>Maxed out</BlockedButton>;
  if (block) {
    return (
      <BlockedButton reason={block.text} icon={<Icon of={Lock} size="sm" />}>
        {labels[action]}
      </BlockedButton>
    );
  }
  return (
    <Button variant={variants[action]} loading={busy} onClick={onPress}>
      {labels[action]}
    </Button>
  );
}
