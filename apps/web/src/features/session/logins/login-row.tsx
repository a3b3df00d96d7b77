import { chakra } from '@chakra-ui/react';
import { deviceKinds, deviceName } from '@magpie/domain/session';
import type { MemberSessionsQuery } from '@magpie/gql/logins';
import { Button, Icon, Tag, Text } from '@magpie/ui';
import { Check } from 'lucide-react';
import type { JSX } from 'react';
import { Moment } from '#shared/moment/index.ts';
import { ends } from '#shared/page/index.ts';

export type Login = MemberSessionsQuery['memberSessions']['edges'][number]['node'];

const Row = chakra('li', {
  base: {
    ...ends,
    py: '4',
    borderTopWidth: '1px',
    borderColor: 'border.muted',
  },
});
const Device = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' } });

const countries = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });

function placeOf(country: string | null | undefined): string {
  const known = country != null && /^[A-Z]{2}$/.test(country);
  return (known ? countries.of(country) : undefined) ?? 'Place unknown';
}

function whereOf({ deviceType, country }: Login): string {
  const place = placeOf(country);
  return deviceType == null ? place : `${deviceKinds[deviceType]}, ${place}`;
}

export function nameOf({ browser, operatingSystem }: Login): string {
  return deviceName({ browser: browser ?? null, system: operatingSystem ?? null });
}

export interface LoginRowProps {
  readonly login: Login;
  readonly onEnd: () => void;
}

/** One login: device, place, since when, and the way to end it unless it is this one (SESS-43). */
export function LoginRow({ login, onEnd }: LoginRowProps): JSX.Element {
  const name = nameOf(login);
  return (
    <Row>
      <div>
        <Device>
          <Text>{name}</Text>
          {login.current && <Tag icon={<Icon of={Check} />}>This device</Tag>}
        </Device>
        <Text tone="muted" size="caption">
          {whereOf(login)}, since <Moment at={login.dateTimeCreated} face="DATE_AND_TIME" />
        </Text>
      </div>
      {!login.current && (
        <Button variant="ghost" size="sm" aria-label={`End session: ${name}`} onClick={onEnd}>
          End session
        </Button>
      )}
    </Row>
  );
}
