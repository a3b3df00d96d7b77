import { chakra } from '@chakra-ui/react';
import type { HTMLChakraProps } from '@chakra-ui/react';
import type { JSX, Ref } from 'react';

type HeadingLevel = 1 | 2 | 3 | 4;
type HeadingSize = 'display.xl' | 'display.lg' | 'display.md' | 'heading.lg' | 'heading.md' | 'heading.sm';

export interface HeadingProps extends HTMLChakraProps<'h2'> {
  readonly level?: HeadingLevel;
  readonly size?: HeadingSize;
  readonly ref?: Ref<HTMLHeadingElement>;
}

/** A heading: its level is meaning, its size is look. */
export function Heading({ level = 2, size = 'heading.md', ...rest }: HeadingProps): JSX.Element {
  return <chakra.h2 as={`h${level}`} textStyle={size} {...rest} />;
}

const tones = { default: 'fg', muted: 'fg.muted', subtle: 'fg.subtle' } as const;

export interface TextProps extends HTMLChakraProps<'p'> {
  readonly size?: 'body.lg' | 'body.md' | 'body.sm' | 'label' | 'caption';
  readonly tone?: keyof typeof tones;
}

export function Text({ size = 'body.md', tone = 'default', ...rest }: TextProps): JSX.Element {
  return <chakra.p textStyle={size} color={tones[tone]} {...rest} />;
}
