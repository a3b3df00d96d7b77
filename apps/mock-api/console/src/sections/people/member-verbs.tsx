import { Flex } from '@chakra-ui/react';
import { Chip } from '@magpie/ui';
import { verbs } from '@magpie/domain/verbs';
import type { JSX } from 'react';
import { Link } from 'react-router-dom';
import { Panel } from '#kit/panel.tsx';
import { verbPlace } from '../verbs/places.ts';
import type { OfMember } from './of-member.ts';

const ofMembers = verbs.filter(({ changes, inputs }) => changes && 'member' in inputs.shape);

/** What else can be done to a member: the forms of the verbs that name one. */
export function MemberVerbs({ world, member }: OfMember): JSX.Element {
  return (
    <Panel title="More that can be done">
      <Flex wrap="wrap" gap="2">
        {ofMembers.map(({ words, summary }) => (
          <Chip key={words} asChild>
            <Link to={verbPlace(world, words, { member })} title={summary}>
              {words}
            </Link>
          </Chip>
        ))}
      </Flex>
    </Panel>
  );
}
