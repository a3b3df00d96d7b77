import { chakra } from '@chakra-ui/react';
import { useId, type JSX, type ReactNode } from 'react';
import { busyControl } from './busy.ts';
import { FieldProblem } from './field-problem.tsx';

const Group = chakra('fieldset', {
  base: {
    display: 'grid',
    gap: '6px',
    minW: '0',
    '& > legend': { textStyle: 'label', mb: '6px' },
  },
});

const Cards = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    '& > label': {
      flex: '1 1 132px',
      position: 'relative',
      display: 'flex',
      flexDirection: { base: 'row', md: 'column' },
      alignItems: 'center',
      justifyContent: 'center',
      gap: { base: '10px', md: '6px' },
      minH: { base: '56px', md: '72px' },
      px: '3',
      py: '2',
      borderWidth: '1px',
      borderColor: 'border.control',
      borderRadius: 'md',
      color: 'fg.muted',
      fontSize: '14px',
      lineHeight: '18px',
      fontWeight: '550',
      textAlign: 'center',
      overflowWrap: 'anywhere',
      cursor: 'pointer',
      _hover: { borderColor: 'fg.subtle', color: 'fg' },
      '& [data-part=note]': { display: 'block', fontSize: '12.5px', fontWeight: '400' },
    },
    // Three and two, not four and one.
    '& > label:first-of-type:nth-last-of-type(5), & > label:nth-last-of-type(5) ~ label': {
      flexBasis: 'max(132px, 30%)',
    },
    '& > label > input': { position: 'absolute', opacity: '0', inset: '0', cursor: 'inherit' },
    '& > label:has(:checked)': {
      layerStyle: 'counterchange',
      borderColor: 'bg.inverted',
      _highContrast: { outline: '2px solid Highlight' },
    },
    '& > label:has(:focus-visible)': {
      outline: '2px solid',
      outlineColor: 'focus.ring',
      outlineOffset: '2px',
    },
    '& > label:has(:disabled)': {
      cursor: 'not-allowed',
      color: 'fg.subtle',
      bg: 'transparent',
      borderColor: 'border',
    },
  },
});

export interface RadioCard<T extends string> {
  readonly value: T;
  readonly label: string;
  readonly icon?: ReactNode;
  /** A second line. */
  readonly note?: string;
}

export interface RadioCardsProps<T extends string> {
  readonly label: string;
  readonly cards: readonly RadioCard<T>[];
  /** The chosen value, or another text for none. */
  readonly value: string;
  readonly onChange: (value: T) => void;
  readonly error?: string | undefined;
  readonly disabled?: boolean;
  /** A change is in progress: the chosen card keeps the focus and another cannot be chosen. */
  readonly busy?: boolean;
}

/** Exclusive choices as cards side by side: real radio buttons, so that arrows and screen readers know what to do. */
export function RadioCards<T extends string>({
  label,
  cards,
  value,
  onChange,
  error,
  disabled = false,
  busy = false,
}: RadioCardsProps<T>): JSX.Element {
  const id = useId();
  const invalid = error !== undefined;
  return (
    <Group
      role="radiogroup"
      disabled={disabled}
      aria-labelledby={`${id}label`}
      aria-invalid={invalid}
      {...(invalid && { 'aria-describedby': `${id}problem` })}
    >
      <legend id={`${id}label`}>{label}</legend>
      <Cards>
        {cards.map((card) => (
          <label key={card.value}>
            <input
              type="radio"
              name={id}
              value={card.value}
              checked={card.value === value}
              onChange={() => {
                onChange(card.value);
              }}
              {...(busy && busyControl)}
            />
            {card.icon}
            <span>
              {card.label}
              {card.note !== undefined && <span data-part="note">{card.note}</span>}
            </span>
          </label>
        ))}
      </Cards>
      {invalid && <FieldProblem id={`${id}problem`}>{error}</FieldProblem>}
    </Group>
  );
}
