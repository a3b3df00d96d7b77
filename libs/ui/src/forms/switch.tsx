import { chakra } from '@chakra-ui/react';
import type { JSX } from 'react';

const Base = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '10px',
    minH: '44px',
    fontSize: '14px',
    textAlign: 'start',
    '& > [data-part=track]': {
      position: 'relative',
      flexShrink: '0',
      width: '44px',
      height: '26px',
      borderWidth: '1px',
      borderColor: 'border.control',
      borderRadius: 'full',
      bg: 'bg.sunken',
      transition: 'background .14s',
    },
    '& > [data-part=track]::after': {
      content: '""',
      position: 'absolute',
      top: '3px',
      insetStart: '3px',
      boxSize: '18px',
      borderRadius: 'full',
      bg: 'fg.subtle',
      transition: 'transform .22s, background .14s',
      _highContrast: { bg: 'ButtonText' },
    },
    '&[aria-checked=true] > [data-part=track]': {
      bg: 'gum.solid',
      borderColor: 'gum.solid',
      _after: { transform: 'translateX(18px)', bg: 'gum.contrast' },
    },
    _disabled: { cursor: 'not-allowed', color: 'fg.subtle' },
    '&[aria-busy=true]': { cursor: 'progress' },
  },
});

export interface SwitchProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean;
  readonly busy?: boolean;
}

/** On or off, at once, without a submit. */
export function Switch({
  label,
  checked,
  onChange,
  disabled = false,
  busy = false,
}: SwitchProps): JSX.Element {
  return (
    <Base
      type="button"
      role="switch"
      aria-checked={checked}
      disabled={disabled}
      {...(busy && { 'aria-disabled': true, 'aria-busy': true })}
      onClick={() => {
        if (!busy) onChange(!checked);
      }}
    >
      <span data-part="track" aria-hidden />
      {label}
    </Base>
  );
}
