import { chakra } from '@chakra-ui/react';
import { Heading, Text } from '@magpie/ui';
import { useId, type JSX } from 'react';

const List = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    mt: '3',
    '& > li': {
      px: '3',
      py: '1.5',
      borderWidth: '1px',
      borderRadius: 'full',
      fontSize: 'label',
      lineHeight: 'label',
    },
    '& [data-part=share]': { color: 'fg.muted', ms: '1.5', fontVariantNumeric: 'tabular-nums' },
  },
});

export interface ProvidersProps {
  /** `share` is said after the name, for example '50%'. */
  readonly providers: readonly { readonly id: string; readonly name: string; readonly share?: string }[];
  readonly none: string;
}

/** The game providers whose games count. */
export function Providers({ providers, none }: ProvidersProps): JSX.Element {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Heading id={id} level={2} size="heading.md">
        Game providers
      </Heading>
      {providers.length === 0 ? (
        <Text tone="muted" mt="2">
          {none}
        </Text>
      ) : (
        <List aria-labelledby={id}>
          {providers.map((provider) => (
            <li key={provider.id}>
              {provider.name}
              {provider.share !== undefined && <span data-part="share">{provider.share}</span>}
            </li>
          ))}
        </List>
      )}
    </section>
  );
}
