import { activationReasons, decideActivation } from '@magpie/domain/bonuses';
import { decisionText } from '@magpie/domain/decision';
import { Button, Icon, type ButtonProps } from '@magpie/ui';
import { Lock } from 'lucide-react';
import type { JSX } from 'react';
import { useAtNow } from '#shared/clock/index.ts';
import { BlockedButton } from '#shared/offers/index.ts';
import { activatable, type Bonus } from './bonus-text.ts';
import { useActivateBonus } from './use-activate-bonus.ts';
import { useHasActivePromo } from './use-has-active-promo.ts';

/** Why a bonus cannot be activated now; `null` when it can (BONUS-13, BONUS-16). */
export function useActivationBlock(bonus: Bonus): string | null {
  const hasActivePromo = useHasActivePromo();
  return useAtNow((now) =>
    decisionText(
      activationReasons,
      decideActivation({ signedIn: true, bonus: activatable(bonus), hasActivePromo, now }),
    ),
  );
}

export interface ActivateButtonProps extends Pick<ButtonProps, 'size' | 'disabled'> {
  readonly bonus: Bonus;
  /** Why it cannot be pressed; `null` when it can. */
  readonly block: string | null;
  readonly onActivated?: () => void;
}

/** 'Activate' on a bonus, grey with its reason while that is barred. */
export function ActivateButton({ bonus, block, onActivated, ...look }: ActivateButtonProps): JSX.Element {
  const { activate, busy } = useActivateBonus(onActivated);
  if (block !== null) {
    return (
      <BlockedButton {...look} reason={block} icon={<Icon of={Lock} size="sm" />}>
        Activate
      </BlockedButton>
    );
  }
  return (
    <Button {...look} variant="inverse" loading={busy} onClick={() => void activate(bonus)}>
      Activate
    </Button>
  );
}
