import { Box, Flex } from '@chakra-ui/react';
import { Button, Icon } from '@magpie/ui';
import { Select } from '@magpie/ui/forms';
import { useConsolePeopleQuery } from '@magpie/gql/console';
import { Play } from 'lucide-react';
import type { JSX } from 'react';
import { Editor } from '#kit/editor.tsx';
import { slowly } from '#kit/live.ts';
import { Panel } from '#kit/panel.tsx';
import type { Endpoint } from './endpoints.ts';
import { parsed } from './parsed.ts';

interface WhoProps {
  readonly world: string;
  readonly value: string;
  readonly onChange: (member: string) => void;
}

function Who({ world, value, onChange }: WhoProps): JSX.Element {
  const { data } = useConsolePeopleQuery({ ...slowly, variables: { world } });
  const members = (data?.worldMembers ?? []).filter(({ email }) => email !== '');
  return (
    <Select
      label="As whom"
      value={value}
      placeholder="A visitor"
      options={members.map(({ email }) => ({ value: email, label: email }))}
      onChange={(event) => {
        onChange(event.target.value);
      }}
    />
  );
}

/** An operation and its variables, as they were typed. */
export interface Asked {
  readonly query: string;
  readonly variables: string;
}

export interface QuestionProps {
  readonly world: string;
  readonly endpoint: Endpoint;
  readonly asked: Asked;
  /** E-mail address of a member; empty for a visitor. */
  readonly who: string;
  readonly busy: boolean;
  readonly onAsked: (asked: Asked) => void;
  readonly onWho: (member: string) => void;
  readonly onRun: () => void;
}

export function Question(props: QuestionProps): JSX.Element {
  const { world, endpoint, asked, who, busy, onAsked, onWho, onRun } = props;
  const { problem } = parsed(asked.variables);
  const runs = problem === undefined && !busy;
  return (
    <Panel title="Question">
      <Box
        display="grid"
        gap="4"
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && runs) onRun();
        }}
      >
        <Editor
          label="Operation"
          rows={10}
          value={asked.query}
          onChange={(query) => {
            onAsked({ ...asked, query });
          }}
        />
        <Editor
          label="Variables"
          rows={4}
          value={asked.variables}
          error={problem}
          onChange={(variables) => {
            onAsked({ ...asked, variables });
          }}
        />
        <Flex gap="4" wrap="wrap" align="flex-end">
          {endpoint !== 'control' && (
            <Box flex="1" minW="55">
              <Who world={world} value={who} onChange={onWho} />
            </Box>
          )}
          <Button
            variant="inverse"
            loading={busy}
            disabled={problem !== undefined}
            icon={<Icon of={Play} size="sm" />}
            onClick={onRun}
          >
            Run
          </Button>
        </Flex>
      </Box>
    </Panel>
  );
}
