import { Button } from '@magpie/ui';
import type { JSX } from 'react';
import { goTo, paths } from '#shared/navigation/index.ts';

export interface ActiveBonusButtonProps {
  readonly variant: 'ghost' | 'inverse';
  /** Closes the modal that the button stands in. */
  readonly onClose: () => void;
}

export function ActiveBonusButton({ variant, onClose }: ActiveBonusButtonProps): JSX.Element {
  return (
    <Button
      variant={variant}
      onClick={() => {
        onClose();
        goTo(paths.personalCenter('active-bonus'));
      }}
    >
      View active bonus
    </Button>
  );
}
