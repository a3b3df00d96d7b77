import { Flex } from '@chakra-ui/react';
import { Button } from '@magpie/ui';
import { DataTable, type Column } from '@magpie/ui/data';
import { EndRewardDocument, useHeldRewardsQuery, type HeldRewardsQuery } from '@magpie/gql/control';
import type { JSX } from 'react';
import { Mono } from '#kit/dense.tsx';
import { live } from '#kit/live.ts';
import { Loaded } from '#kit/loaded.tsx';
import { shortMoment } from '#kit/moment.ts';
import { Nothing } from '#kit/nothing.tsx';
import { Panel } from '#kit/panel.tsx';
import { PlaceLink } from '#kit/place-link.tsx';
import { useAct } from '#kit/use-act.ts';
import { words } from '#kit/words.ts';
import { whyPlace } from '../ledger/figures.ts';
import type { OfMember } from './of-member.ts';

type Reward = HeldRewardsQuery['heldRewards'][number];

function Ends({ world, reward }: { readonly world: string; readonly reward: string }): JSX.Element {
  const { run, busy } = useAct();
  return (
    <Flex gap="2" justify={{ md: 'flex-end' }} flex="1">
      {(['EXPIRE', 'CANCEL'] as const).map((ending) => (
        <Button
          key={ending}
          size="sm"
          variant="ghost"
          disabled={busy}
          onClick={() => {
            void run(EndRewardDocument, { world, reward, ending }, 'The reward has ended.');
          }}
        >
          {words(ending)}
        </Button>
      ))}
    </Flex>
  );
}

const columnsOf = ({ world, member }: OfMember): Column<Reward>[] => [
  { id: 'form', line: 'TITLE', header: 'Reward', cell: ({ form }) => words(form) },
  {
    ...{ id: 'promo', line: 'META', header: 'Promo' },
    cell: ({ id, form, promo }) =>
      form === 'PROMO' ? (
        <PlaceLink
          to={whyPlace(world, member, `turnover:${id}`)}
          label={`Why the turnover of ${promo} is what it is`}
        >
          <Mono>{promo}</Mono>
        </PlaceLink>
      ) : (
        <Mono>{promo}</Mono>
      ),
  },
  { id: 'status', line: 'AMOUNT', header: 'Status', cell: ({ status }) => words(status) },
  {
    id: 'ends',
    line: 'META',
    header: 'Ends',
    cell: ({ expiresAt }) => (expiresAt === null ? 'Never' : shortMoment(expiresAt)),
  },
  { id: 'do', line: 'END', header: '', cell: ({ id }) => <Ends world={world} reward={id} /> },
];

export function Rewards({ world, member }: OfMember): JSX.Element {
  const result = useHeldRewardsQuery({ ...live, variables: { world, member } });
  return (
    <Panel title="Rewards" flush>
      <Loaded of={result} label="rewards">
        {({ heldRewards }) => (
          <DataTable
            label="Rewards"
            columns={columnsOf({ world, member })}
            rows={heldRewards}
            rowId={({ id }) => id}
            cards="LINES"
            empty={<Nothing>Holds no promo, free spins or bonus.</Nothing>}
          />
        )}
      </Loaded>
    </Panel>
  );
}
