import { Box, chakra } from '@chakra-ui/react';
import { Icon, SearchInput, Text } from '@magpie/ui';
import { Dialog } from '@magpie/ui/overlays';
import { useId, useState, type JSX, type KeyboardEvent } from 'react';
import { found, type Command } from './commands.ts';
import { useCommands } from './use-commands.ts';

const Option = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: { base: '11', md: '10' },
    px: '3',
    borderRadius: 'md',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    '& [data-part=hint]': { fontSize: 'detail', color: 'fg.subtle' },
    '&[aria-selected=true]': { layerStyle: 'counterchange', '& [data-part=hint]': { color: 'inherit' } },
  },
});

interface ChoicesProps {
  readonly id: string;
  readonly commands: readonly Command[];
  readonly at: number;
  readonly onPoint: (at: number) => void;
  readonly onChoose: (command: Command) => void;
}

function Choices({ id, commands, at, onPoint, onChoose }: ChoicesProps): JSX.Element {
  const groups = [...new Set(commands.map(({ group }) => group))];
  return (
    <Box
      id={id}
      role="listbox"
      aria-label="What can be done"
      maxH="halfScreen"
      overflowY="auto"
      tabIndex={-1}
    >
      {groups.map((group) => (
        <Box key={group} role="group" aria-label={group} pb="2">
          <Text size="caption" tone="subtle" px="3" py="1" aria-hidden>
            {group}
          </Text>
          {commands.map((command, place) =>
            command.group === group ? (
              <Option
                key={command.id}
                id={`${id}${place}`}
                role="option"
                aria-selected={place === at}
                ref={(element: HTMLElement | null) => {
                  if (place === at) element?.scrollIntoView({ block: 'nearest' });
                }}
                onPointerMove={() => {
                  onPoint(place);
                }}
                onClick={() => {
                  onChoose(command);
                }}
              >
                <Icon of={command.icon} size="sm" />
                <chakra.span flex="1" minW="0">
                  {command.label}
                </chakra.span>
                <chakra.span data-part="hint">{command.hint}</chakra.span>
              </Option>
            ) : null,
          )}
        </Box>
      ))}
    </Box>
  );
}

/** Where an arrow, Home or End leads among so many; undefined for any other key. */
function moved(key: string, at: number, count: number): number | undefined {
  const last = count - 1;
  const places: Readonly<Record<string, number>> = {
    ArrowDown: at >= last ? 0 : at + 1,
    ArrowUp: at <= 0 ? last : at - 1,
    PageDown: Math.min(last, at + 8),
    PageUp: Math.max(0, at - 8),
  };
  return places[key];
}

export interface PaletteProps {
  readonly world: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Finds a section, a person, a world or a deed by its words: type, choose by the arrows, press Enter. */
export function Palette({ world, open, onClose }: PaletteProps): JSX.Element {
  const list = useId();
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const commands = found(useCommands(world, open), text);
  const close = () => {
    setText('');
    setAt(0);
    onClose();
  };
  const choose = (command: Command | undefined) => {
    if (!command) return;
    close();
    command.run();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = moved(event.key, at, commands.length);
    if (next === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    if (next === undefined) choose(commands[at]);
    else setAt(next);
  };
  return (
    <Dialog open={open} onClose={close} title="Search and run" size="md">
      <Box display="grid" gap="3" onKeyDown={onKeyDown}>
        <SearchInput
          label="A section, a person, a world or what is to be done"
          placeholder="A section, a person, a world, a deed"
          role="combobox"
          aria-expanded
          aria-controls={list}
          aria-activedescendant={commands[at] && `${list}${at}`}
          value={text}
          onValueChange={(value) => {
            setText(value);
            setAt(0);
          }}
        />
        <Choices id={list} commands={commands} at={at} onPoint={setAt} onChoose={choose} />
        <Text size="body.sm" tone="muted" role="status">
          {commands.length === 0 ? 'Nothing here is called that.' : ''}
        </Text>
      </Box>
    </Dialog>
  );
}
