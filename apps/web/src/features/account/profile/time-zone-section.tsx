import { chakra } from '@chakra-ui/react';
import { profileToasts } from '@magpie/domain/account';
import { isTimeZone } from '@magpie/domain/calendar';
import { useUpdateMeMutation } from '@magpie/gql/account';
import { Button } from '@magpie/ui';
import { Select, type SelectOption } from '@magpie/ui/forms';
import { useMemo, useState, type JSX } from 'react';
import { useAtNow } from '#shared/clock/index.ts';
import { shownLocale } from '#shared/locale/index.ts';
import { toasts } from '#shared/toasts/index.ts';
import { useSessionService, type Account } from '../../session/index.ts';
import { FormSection } from './form-section.tsx';
import { showFailure } from './use-save-profile.ts';

const Form = chakra('form', { base: { maxW: 'form', mt: '7' } });
const Actions = chakra('div', { base: { display: 'flex', justifyContent: 'flex-end', pt: '4' } });

function choiceOf(zone: string): SelectOption {
  const [area = zone, ...place] = zone.split('/');
  const city = place.length === 0 ? area : place.toReversed().join(', ');
  return { value: zone, label: city.replaceAll('_', ' '), group: place.length === 0 ? 'Other' : area };
}

const byGroup = (one: SelectOption, other: SelectOption) =>
  (one.group ?? '').localeCompare(other.group ?? '', 'en') || one.label.localeCompare(other.label, 'en');

/** Every timezone that the browser knows by name, and the account's, which may be an older name. */
const choicesFor = (own: string): readonly SelectOption[] =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', own])].map(choiceOf).toSorted(byGroup);

function clockIn(timeZone: string, now: Date): string {
  return now.toLocaleString(shownLocale(), { weekday: 'long', hour: 'numeric', minute: '2-digit', timeZone });
}

function useSaveTimeZone() {
  const { refreshAccount } = useSessionService();
  const [updateMe, { loading }] = useUpdateMeMutation();
  const save = async (timezone: string) => {
    try {
      await updateMe({ variables: { input: { timezone } } });
    } catch (error) {
      showFailure(error);
      return false;
    }
    await refreshAccount();
    toasts.success(profileToasts.saved);
    return true;
  };
  return { save, busy: loading };
}

/** The timezone of dates, claim days and limits, chosen by its city (FMT-24). */
export function TimeZoneSection({ account }: { readonly account: Account }): JSX.Element {
  const [draft, setDraft] = useState<string | null>(null);
  const { save, busy } = useSaveTimeZone();
  const own = account.timezone;
  const choices = useMemo(() => choicesFor(own), [own]);
  const wanted = draft ?? own;
  const hint = useAtNow((now) => isTimeZone(wanted) && `It is ${clockIn(wanted, now)} there.`);
  const submit = async () => {
    if (await save(wanted)) setDraft(null);
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
          <Select
            label="Your timezone"
            options={choices}
            value={wanted}
            hint={hint}
            onChange={(event) => {
              setDraft(event.target.value);
            }}
          />
        </div>
      </FormSection>
      <Actions>
        <Button variant="inverse" type="submit" loading={busy} disabled={wanted === own}>
          Save timezone
        </Button>
      </Actions>
    </Form>
  );
}
