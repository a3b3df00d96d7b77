import { DatePicker, Popover, parseDate } from '@chakra-ui/react';
import type { PlainDate } from '@magpie/domain/calendar';
import { earliestDate } from '@magpie/domain/format';
import { useId, type CSSProperties, type JSX } from 'react';
import { VisuallyHidden } from '../components/visually-hidden.tsx';
import { datePickerSlotRecipe } from '../theme/slot-recipes/date-picker.ts';
import { popoverSlotRecipe } from '../theme/slot-recipes/popover.ts';
import { LayerPortal } from '../overlays/layer-portal.tsx';

export interface CalendarProps {
  readonly label: string;
  readonly value: PlainDate | null;
  readonly today: PlainDate;
  readonly anchor: () => HTMLElement | null;
  readonly onChoose: (date: PlainDate) => void;
  readonly onClose: () => void;
}

const width = { '--popover-width': '336px' } as CSSProperties;

// The day in focus, so that arrow keys work at once.
const focusedDay = (): HTMLElement | null =>
  document.querySelector('[data-part=table-cell-trigger][data-focus]');

function Header(): JSX.Element {
  const nameId = useId();
  return (
    <DatePicker.ViewControl>
      <DatePicker.PrevTrigger />
      <DatePicker.ViewTrigger aria-labelledby={nameId}>
        <span id={nameId}>
          <DatePicker.RangeText />
          <VisuallyHidden>show more at once</VisuallyHidden>
        </span>
      </DatePicker.ViewTrigger>
      <DatePicker.NextTrigger />
    </DatePicker.ViewControl>
  );
}

/** The calendar of a `DateInput`: days, months and years from 1950 to today (FMT-12). */
export function Calendar({ label, value, today, anchor, onChoose, onClose }: CalendarProps): JSX.Element {
  const chosen = value !== null && value >= earliestDate && value <= today ? value : null;
  return (
    <Popover.Root
      recipe={popoverSlotRecipe}
      open
      modal
      initialFocusEl={focusedDay}
      finalFocusEl={() => anchor()?.querySelector('button') ?? null}
      positioning={{
        strategy: 'fixed',
        placement: 'bottom-end',
        gutter: 8,
        overflowPadding: 12,
        getAnchorElement: anchor,
      }}
      onOpenChange={(details) => {
        if (!details.open) onClose();
      }}
    >
      <LayerPortal>
        <Popover.Positioner>
          <Popover.Content
            aria-label={`${label}, calendar`}
            style={{ ...width, zIndex: 'var(--mp-z-index-toast)' }}
          >
            <DatePicker.Root
              recipe={datePickerSlotRecipe}
              inline
              locale="en-AU"
              startOfWeek={1}
              min={parseDate(earliestDate)}
              max={parseDate(today)}
              defaultValue={chosen === null ? [] : [parseDate(chosen)]}
              defaultFocusedValue={parseDate(chosen ?? today)}
              onValueChange={(details) => {
                const picked = details.value[0];
                if (picked) onChoose(picked.toString());
              }}
            >
              <DatePicker.Content>
                <DatePicker.View view="day">
                  <Header />
                  <DatePicker.DayTable />
                </DatePicker.View>
                <DatePicker.View view="month">
                  <Header />
                  <DatePicker.MonthTable />
                </DatePicker.View>
                <DatePicker.View view="year">
                  <Header />
                  <DatePicker.YearTable />
                </DatePicker.View>
              </DatePicker.Content>
            </DatePicker.Root>
          </Popover.Content>
        </Popover.Positioner>
      </LayerPortal>
    </Popover.Root>
  );
}
