import { Button } from '@magpie/ui';
import type { JSX } from 'react';

export interface TelegramSwitchProps {
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

/** Changes between email and Telegram, on sites that offer it (AUTH-40). */
export function TelegramSwitch({ on, onChange }: TelegramSwitchProps): JSX.Element {
  return (
    <Button
      variant="outline"
      width="full"
      mt="5"
      onClick={() => {
        onChange(!on);
      }}
    >
      {on ? 'Continue with email' : 'Continue with Telegram'}
    </Button>
  );
}
