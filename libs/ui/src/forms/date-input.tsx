import type { PlainDate } from '@magpie/domain/calendar';
import { maskDate, toDateInput, toStoredDate } from '@magpie/domain/format';
import { Calendar as CalendarIcon } from 'lucide-react';
import { useRef } from 'react';
import type { JSX, Ref } from 'react';
import { Icon } from '../components/icon.tsx';
import { InputBox } from '../components/input-box.tsx';
import { AffixButton } from './affix-button.tsx';
import { Field, splitField } from './field.tsx';
import type { FieldProps } from './field.tsx';
import { FieldProblem } from './field-problem.tsx';
import { useLatePart } from './use-late-part.ts';

const loadCalendar = async () => (await import('./calendar.tsx')).Calendar;

export interface DateInputProps extends FieldProps {
  /** MM/DD/YYYY as typed, masked; `toStoredDate` of the domain turns it into what is stored. */
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly today: PlainDate;
  readonly onBlur?: () => void;
  readonly name?: string;
  readonly autoComplete?: string;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A date typed as MM/DD/YYYY (FMT-08 to FMT-11, decided in the domain) or picked in a calendar (FMT-12). */
export function DateInput(props: DateInputProps): JSX.Element {
  const [field, { value, onValueChange, today, ...input }] = splitField({ hint: 'MM/DD/YYYY', ...props });
  const { open, Part: Calendar, failed, toggle, close } = useLatePart(loadCalendar);
  const box = useRef<HTMLDivElement>(null);
  return (
    <Field {...field} below={failed && <FieldProblem>Error loading the calendar.</FieldProblem>}>
      {(control) => (
        <InputBox ref={box}>
          <input
            {...input}
            {...control}
            type="text"
            inputMode="numeric"
            placeholder="MM/DD/YYYY"
            value={value}
            onChange={(event) => {
              onValueChange(maskDate(event.target.value, today));
            }}
          />
          <AffixButton
            label="Open calendar"
            aria-haspopup="dialog"
            aria-expanded={open}
            disabled={control.disabled}
            onClick={toggle}
          >
            <Icon of={CalendarIcon} />
          </AffixButton>
          {open && Calendar && (
            <Calendar
              label={field.label}
              value={toStoredDate(value)}
              today={today}
              anchor={() => box.current}
              onChoose={(chosen) => {
                onValueChange(toDateInput(chosen));
                close();
              }}
              onClose={close}
            />
          )}
        </InputBox>
      )}
    </Field>
  );
}
