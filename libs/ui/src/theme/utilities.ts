import type { SystemConfig } from '@chakra-ui/react';

type Utilities = NonNullable<SystemConfig['utilities']>;
type TokenKind = NonNullable<Utilities['color']>['values'];

/** The properties that take tokens, with the short name that stands for them; by the kind of token. */
const shortNames: readonly (readonly [kind: TokenKind, names: Readonly<Record<string, string>>])[] = [
  [
    'colors',
    {
      background: 'bg',
      color: '',
      borderColor: '',
      outlineColor: '',
      textDecorationColor: '',
      fill: '',
      stroke: '',
    },
  ],
  [
    'spacing',
    {
      padding: 'p',
      paddingTop: 'pt',
      paddingBottom: 'pb',
      paddingInlineStart: 'ps',
      paddingInlineEnd: 'pe',
      paddingInline: 'px',
      paddingBlock: 'py',
      margin: 'm',
      marginTop: 'mt',
      marginBottom: 'mb',
      marginInlineStart: 'ms',
      marginInlineEnd: 'me',
      marginInline: 'mx',
      marginBlock: 'my',
      gap: '',
      rowGap: '',
      columnGap: '',
      inset: '',
      insetInline: '',
      insetInlineStart: 'insetStart',
      insetInlineEnd: 'insetEnd',
      top: '',
      bottom: '',
      left: '',
      scrollMarginTop: '',
      scrollPaddingTop: '',
      scrollPaddingInline: '',
    },
  ],
  [
    'sizes',
    {
      width: 'w',
      height: 'h',
      minWidth: 'minW',
      minHeight: 'minH',
      maxWidth: 'maxW',
      maxHeight: 'maxH',
      flexBasis: '',
    },
  ],
  ['radii', { borderRadius: '', borderEndEndRadius: '' }],
  ['shadows', { boxShadow: '' }],
  ['fonts', { fontFamily: '' }],
  ['fontSizes', { fontSize: '' }],
  ['lineHeights', { lineHeight: '' }],
  ['zIndex', { zIndex: '' }],
  ['durations', { animationDuration: '', animationDelay: '', transitionDuration: '' }],
  ['easings', { animationTimingFunction: '' }],
];

const withTokens: Utilities = Object.fromEntries(
  shortNames.flatMap(([values, names]) =>
    Object.entries(names).map(([property, shorthand]) => [property, { values, shorthand }]),
  ),
);

/** The rest of what is said in plain CSS. */
const plain = `
alignContent alignItems alignSelf animation animationFillMode animationIterationCount animationName appearance aspectRatio
border borderBottomWidth borderCollapse borderInlineEndWidth borderInlineStartWidth borderInlineWidth borderStyle borderTop
borderTopWidth borderWidth breakAfter breakInside clipPath colorScheme containIntrinsicHeight containerType contentVisibility cursor display filter flex
flexDirection flexShrink flexWrap float fontStretch fontStyle fontVariantNumeric fontWeight forcedColorAdjust gridArea
gridAutoColumns gridAutoFlow gridColumn gridRow gridTemplate gridTemplateColumns gridTemplateRows justifyContent
justifyItems letterSpacing listStyle listStyleType objectFit objectPosition opacity order outline outlineOffset
overflow overflowClipMargin overflowWrap overflowX overflowY placeContent placeItems placeSelf pointerEvents position scrollBehavior
scrollSnapAlign scrollSnapType scrollbarWidth tableLayout textAlign textDecoration textDecorationThickness textOverflow textRendering
textSizeAdjust textUnderlineOffset textWrap touchAction transform transformOrigin transition userSelect verticalAlign
visibility whiteSpace wordSpacing`;

const asIs: Utilities = Object.fromEntries(plain.split(/\s/).map((property) => [property, {}]));

/** All that our styles can say, as each is a part of the first script; a test of style names says what is missing. */
export const utilities: Utilities = {
  ...asIs,
  ...withTokens,
  boxSize: { values: 'sizes', transform: (size: string) => ({ width: size, height: size }) },
  srOnly: {
    transform: () => ({
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    }),
  },
  truncate: {
    transform: () => ({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
  },
  lineClamp: {
    transform: (lines: string) => ({
      overflow: 'hidden',
      display: '-webkit-box',
      WebkitLineClamp: lines,
      // oxlint-disable-next-line typescript/no-deprecated -- the lines are clamped with it alone
      WebkitBoxOrient: 'vertical',
    }),
  },
};
