import { Button, Icon, type ButtonProps } from '@magpie/ui';
import { Lock } from 'lucide-react';
import type { JSX } from 'react';
import { BlockedButton } from '../../../shared/offers/index.ts';
import { promoTexts, type Promo, type PromoButton, type PromoDeed } from './promo-view.ts';
import type { PromoActions } from './use-promo-actions.ts';

const labels: Readonly<Record<PromoDeed, string>> = {
  SIGN_UP: 'Sign Up',
  CLAIM: 'Claim Now',
  DEPOSIT: 'Deposit',
  LOCK_IN: 'Lock In',
};

/** Filled with the accent only where money goes in or an account is made (visual language, section 1). */
const variants: Readonly<Record<PromoDeed, NonNullable<ButtonProps['variant']>>> = {
  SIGN_UP: 'primary',
  CLAIM: 'inverse',
  DEPOSIT: 'primary',
  LOCK_IN: 'inverse',
};

/** Props of {@link PromoDeedButton}. */
export interface PromoDeedButtonProps {
  readonly promo: Promo;
  readonly button: PromoButton;
  readonly actions: PromoActions;
  /** Whether it is not known yet if the member can press it. */
  readonly pending: boolean;
}

/** The button for one thing that can be done with a promo. A promo with no uses left offers none of them (PROMO-16). */
export function PromoDeedButton({ promo, button, actions, pending }: PromoDeedButtonProps): JSX.Element {
  const { deed, blockedBy } = button;
  if (blockedBy === promoTexts.noUses) return <BlockedButton reason={blockedBy}>Maxed out</BlockedButton>;
  if (blockedBy !== null) {
    return (
      <BlockedButton reason={blockedBy} icon={<Icon of={Lock} size="sm" />}>
        {labels[deed]}
      </BlockedButton>
    );
  }
  return (
    <Button
      variant={variants[deed]}
      loading={pending || actions.busy}
      onClick={() => {
        actions.perform(deed, promo);
      }}
    >
      {labels[deed]}
    </Button>
  );
}
