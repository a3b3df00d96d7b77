import { chakra } from '@chakra-ui/react';
import { profileToasts } from '@magpie/domain/account';
import { isTimeZone } from '@magpie/domain/calendar';
import { useUpdateMeMutation } from '@magpie/gql/account';
import { Button } from '@magpie/ui';
import { TextInput } from '@magpie/ui/forms';
import { useId, useState, type JSX } from 'react';
import { shownLocale } from '../../../shared/locale/index.ts';
import { useNow } from '../../../shared/page/index.ts';
import { toasts } from '../../../shared/toasts/index.ts';
import { useSessionService, type Account } from '../../session/index.ts';
import { FormSection } from './form-section.tsx';

const Form = chakra('form', { base: { maxW: '900px', mt: '28px' } });
const Actions = chakra('div', { base: { display: 'flex', justifyContent: 'flex-end' } });

/** Every timezone the browser knows by name. */
const known = () => [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'])];

function clockIn(timeZone: string, now: Date): string {
  return now.toLocaleString(shownLocale(), { weekday: 'long', hour: 'numeric', minute: '2-digit', timeZone });
}

/** Saving of a timezone; what was typed stays after a failure. */
function useSaveTimeZone() {
  const { refreshAccount } = useSessionService();
  const [updateMe, { loading }] = useUpdateMeMutation();
  const save = async (timezone: string) => {
    try {
      await updateMe({ variables: { input: { timezone } } });
    } catch (error) {
      toasts.failure(error, profileToasts.refused);
      return false;
    }
    await refreshAccount();
    toasts.success(profileToasts.saved);
    return true;
  };
  return { save, busy: loading };
}

/** The timezone of dates, claim days and limits, to be searched for and chosen (FMT-24). */
export function TimeZoneSection({ account }: { readonly account: Account }): JSX.Element {
  const listId = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const { save, busy } = useSaveTimeZone();
  const now = useNow();
  const typed = draft ?? account.timezone;
  const wanted = typed.trim();
  const isKnown = isTimeZone(wanted);
  const submit = async () => {
    if (isKnown && (await save(wanted))) setDraft(null);
  };
  return (
    <Form
      noValidate
      aria-label="Timezone"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <FormSection
        title="Timezone"
        note="Dates are shown in it at once. Days, weeks and months of limits and cashback follow when the running ones end."
      >
        <div data-wide="">
          <TextInput
            label="Your timezone"
            list={listId}
            autoComplete="off"
            maxLength={64}
            value={typed}
            hint={
              isKnown ? `It is ${clockIn(wanted, now)} there.` : 'Type a city to search, for example Perth.'
            }
            error={isKnown || wanted === '' ? undefined : 'Choose a timezone from the list.'}
            onChange={(event) => {
              setDraft(event.target.value);
            }}
          />
          <datalist id={listId}>
            {known().map((zone) => (
              <option key={zone} value={zone} />
            ))}
          </datalist>
        </div>
      </FormSection>
      <Actions>
        <Button
          variant="inverse"
          type="submit"
          loading={busy}
          disabled={!isKnown || wanted === account.timezone}
        >
          Save timezone
        </Button>
      </Actions>
    </Form>
  );
}
