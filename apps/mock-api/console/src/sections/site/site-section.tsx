import { Box, Grid } from '@chakra-ui/react';
import { Select, Switch } from '@magpie/ui/forms';
import {
  SetConfigDocument,
  SetMaintenanceDocument,
  useSiteSettingsQuery,
  type CaptchaMode,
  type SiteSettingsQuery,
  type SetConfigInput,
} from '@magpie/gql/control';
import type { JSX } from 'react';
import { useWorld } from '#app/use-world.ts';
import { live } from '#kit/live.ts';
import { Ask } from '#kit/ask.tsx';
import { Loaded } from '#kit/loaded.tsx';
import { Page } from '#kit/page.tsx';
import { Panel } from '#kit/panel.tsx';
import { useAct } from '#kit/use-act.ts';

type Site = SiteSettingsQuery['siteSettings'];

const switches = [
  ['emailVerificationEnabled', 'A code by e-mail is needed to sign up'],
  ['mobileNumberVerificationEnabled', 'A verified mobile number is asked for'],
  ['multipleSession', 'Several devices may be logged in at once'],
  ['checkDepositLimit', 'Deposits are held against the member’s limits'],
  ['checkFraud', 'The platform checks for fraud'],
  ['enableGBG', 'A total makes an identity check due'],
] as const;

const captchas: Readonly<Record<CaptchaMode, string>> = {
  ACCEPT: 'Accepts every new token',
  REFUSE: 'Refuses every token',
};

const isCaptcha = (text: string): text is CaptchaMode => text in captchas;

interface PartProps {
  readonly site: Site;
  readonly busy: boolean;
  readonly set: (input: SetConfigInput) => Promise<boolean>;
}

function Rules({ site, busy, set }: PartProps): JSX.Element {
  return (
    <Panel title="Rules of the site">
      <Box display="grid">
        {switches.map(([name, label]) => (
          <Switch
            key={name}
            label={label}
            checked={site[name]}
            busy={busy}
            onChange={(on) => {
              void set({ [name]: on });
            }}
          />
        ))}
      </Box>
    </Panel>
  );
}

function World({ site, busy, set }: PartProps): JSX.Element {
  return (
    <Panel title="The world outside">
      <Box display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
        <Select
          label="Captcha service"
          value={site.captchaMode}
          busy={busy}
          options={Object.entries(captchas).map(([value, label]) => ({ value, label }))}
          onChange={(event) => {
            if (isCaptcha(event.target.value)) void set({ captchaMode: event.target.value });
          }}
        />
        <Ask
          key={site.detectedCountry}
          label="Country that the visitor seems to be in"
          hint="Two letters, such as AU or NZ."
          value={site.detectedCountry}
          press="Save"
          busy={busy}
          onSend={(detectedCountry) => set({ detectedCountry })}
        />
        <Ask
          key={site.gbgThresholdAmount}
          label="Total that makes an identity check due, in AUD"
          value={site.gbgThresholdAmount}
          press="Save"
          busy={busy}
          onSend={(gbgThresholdAmount) => set({ gbgThresholdAmount })}
        />
      </Box>
    </Panel>
  );
}

/** What the operator can set for the whole site, and its maintenance. */
export function SiteSection(): JSX.Element {
  const world = useWorld();
  const { run, busy } = useAct();
  const settings = useSiteSettingsQuery({ ...live, variables: { world } });
  const set = (input: SetConfigInput) => run(SetConfigDocument, { world, input }, 'The site was changed.');
  return (
    <Page title="Site" about="Settings of the operator. Open pages hear of them with their next answer.">
      <Loaded of={settings} label="settings">
        {({ siteSettings: site }) => (
          <Grid gap="5" alignItems="start" templateColumns={{ base: 'minmax(0, 1fr)', xl: '1fr 1fr' }}>
            <Grid gap="5">
              <Panel title="Maintenance">
                <Switch
                  label="Every call is answered with MAINTENANCE_MODE"
                  checked={site.maintenance}
                  busy={busy}
                  onChange={(on) => {
                    const told = on ? 'Maintenance has begun.' : 'Maintenance is over.';
                    void run(SetMaintenanceDocument, { world, on }, told);
                  }}
                />
              </Panel>
              <Rules site={site} busy={busy} set={set} />
            </Grid>
            <World site={site} busy={busy} set={set} />
          </Grid>
        )}
      </Loaded>
    </Page>
  );
}
