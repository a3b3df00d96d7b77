import { join } from 'node:path';
import { ESLint, Linter } from 'eslint';
import ts from 'typescript-eslint';
import { describe, expect, it } from 'vitest';
import { magpie } from './plugin.js';
import { root } from './places.js';

function complaints(code: string): string[] {
  const config: Linter.Config = {
    files: ['**/*.tsx'],
    plugins: { magpie },
    languageOptions: { parser: ts.parser, parserOptions: { ecmaFeatures: { jsx: true } } },
    rules: { 'magpie/no-raw-style': 'error' },
  };
  return new Linter().verify(code, config, { filename: 'some-file.tsx' }).map(({ message }) => message);
}

describe('no-raw-style', () => {
  it.each([
    ['<Text color="#fff" />', 'Take a colour of the theme in place of "#fff".'],
    [
      '<Text css={{ color: "rgb(0 0 0 / .5)" }} />',
      'Take a colour of the theme in place of "rgb(0 0 0 / .5)".',
    ],
    [
      'const A = chakra("p", { base: { boxShadow: "0 0 2px #0b0f10" } });',
      'Take a colour of the theme in place of "0 0 2px #0b0f10".',
    ],
    [
      '<p style={{ borderColor: "#999 !important" }} />',
      'Take a colour of the theme in place of "#999 !important".',
    ],
    ['const pale = "hsl(40 20% 80%)";', 'Take a colour of the theme in place of "hsl(40 20% 80%)".'],
    ['<Text color="white" />', 'Take a colour of the theme in place of "white".'],
    ['<Text boxShadow="0 0 2px Black" />', 'Take a colour of the theme in place of "0 0 2px Black".'],
    [
      'const A = chakra("p", { base: { backgroundImage: "linear-gradient(darkslategrey, {colors.bg})" } });',
      'Take a colour of the theme in place of "linear-gradient(darkslategrey, {colors.bg})".',
    ],
    ['const pale = "tomato"; <Text color={pale} />', 'Take a colour of the theme in place of "tomato".'],
    ['<Text bg={open ? "bg" : "#0b0f10cc"} />', 'Take a colour of the theme in place of "#0b0f10cc".'],
  ])('refuses the colour of %s', (code, message) => {
    expect(complaints(code)).toEqual([message]);
  });

  it.each([
    ['<Text fontSize="14px" />', '"14px"'],
    ['<Text fontSize={14} />', '14'],
    ['<Text fontSize={{ base: "label", md: "1.2rem" }} />', '"1.2rem"'],
    ['const A = chakra("p", { base: { "& dt": { fontSize: ".8em" } } });', '".8em"'],
    ['<Text fontSize="min(40px, 9cqi)" />', '"min(40px, 9cqi)"'],
  ])('refuses the font size of %s', (code, value) => {
    expect(complaints(code)).toEqual([`Take a text style or a font size of the theme in place of ${value}.`]);
  });

  it.each([
    ['<LevelBadge size={64} />', '64'],
    ['<LevelBadge size={wide ? 64 : "sm"} />', '64'],
    ['const large = 64; <LevelBadge size={large} />', '64'],
  ])('refuses the size of %s', (code, value) => {
    expect(complaints(code)).toEqual([`Take a size of the theme in place of ${value}.`]);
  });

  it.each([
    ['<Text borderRadius="6px" />', '"6px"'],
    ['<Text borderRadius={6} />', '6'],
    ['<Text rounded="0 0 2rem 0" />', '"0 0 2rem 0"'],
    ['const A = chakra("p", { base: { "& img": { borderEndEndRadius: "48px" } } });', '"48px"'],
  ])('refuses the radius of %s', (code, value) => {
    expect(complaints(code)).toEqual([`Take a radius of the theme in place of ${value}.`]);
  });

  it.each([
    ['<Text translateX="4px" />', '"4px"'],
    ['<Text backgroundSize="12px 40%" />', '"12px 40%"'],
    ['<Text objectPosition="0 -2rem" />', '"0 -2rem"'],
  ])('refuses the length of %s', (code, value) => {
    expect(complaints(code)).toEqual([`Take a size or a spacing of the theme in place of ${value}.`]);
  });

  it.each(['<Text borderRadius="md" rounded="0" />', '<Text bgSize="cover" objectPosition="50% 40%" />'])(
    'leaves %s',
    (code) => {
      expect(complaints(code)).toEqual([]);
    },
  );

  it.each([
    ['<Text mt="6px" />', '"6px"'],
    ['<Text mt={-6} />', '6'],
    ['<Text m="12px 10px" />', '"12px 10px"'],
    ['<Text p={["1", "3px"]} />', '"3px"'],
    ['const A = chakra("p", { variants: { a: { true: { columnGap: "2.5px" } } } });', '"2.5px"'],
    ['const A = chakra("p", { base: { _hover: { top: { md: "calc(1em + 2px)" } } } });', '"calc(1em + 2px)"'],
    ['<Text scrollMarginTop={`${top}px`} />', '`${top}px`'],
    ['<Text insetInlineStart="-13px" />', '"-13px"'],
  ])('refuses the spacing of %s', (code, value) => {
    expect(complaints(code)).toEqual([`Take a spacing of the theme in place of ${value}.`]);
  });

  it.each([
    ['<Text w="44px" />', '"44px"'],
    ['<Text minH={44} />', '44'],
    ['<chakra.div maxWidth={{ md: "640px" }} />', '"640px"'],
    ['const A = chakra("p", { base: { boxSize: 44 } });', '44'],
    ['<Text flex="1 1 220px" />', '"1 1 220px"'],
    ['<Text gridTemplateColumns="minmax(0, 1fr) 300px" />', '"minmax(0, 1fr) 300px"'],
    ['<Text w="20rem" />', '"20rem"'],
    ['<Text minH="100vh" />', '"100vh"'],
    ['<Text minH="calc(100dvh - {sizes.header})" />', '"calc(100dvh - {sizes.header})"'],
    ['<Text maxW="min(90vw, 100%)" />', '"min(90vw, 100%)"'],
    ['<Text w={{ base: "full", md: "1.5em" }} />', '"1.5em"'],
    ['<Text maxW="46ch" />', '"46ch"'],
  ])('refuses the size of %s', (code, value) => {
    expect(complaints(code)).toEqual([`Take a size of the theme in place of ${value}.`]);
  });

  it.each([
    ["const w = '312px'; <Text w={w} />", "'312px'"],
    ["const w = '312px' as const; <Text w={open ? w : 'full'} />", "'312px'"],
    ["const w = '19rem'; const A = chakra('p', { base: { width: w } });", "'19rem'"],
    ["const w = wide ? '19rem' : 'full'; <Text css={{ minW: { md: w } }} />", "'19rem'"],
    ['const width = 312; <Popover width={width} />', '312'],
    ['const size = { wide: 312, high: 0 } as const; <Popover width={size.wide} height={size.high} />', '312'],
    ["const sizes = { a: '312px', b: 'full' }; <Text w={sizes[name]} />", "'312px'"],
    ["const sizes = { a: { b: '17px' } }; <Text w={sizes.a.b} />", "'17px'"],
    ["const b = '17px'; const a = { b } as const; const sizes = { a }; <Text w={sizes[name].b} />", "'17px'"],
    ["export const panelWidth = '312px';", "'312px'"],
  ])('refuses the size that a constant holds in %s', (code, value) => {
    expect(complaints(code)).toEqual([`Take a size of the theme in place of ${value}.`]);
  });

  it.each([
    ['<Text lineHeight="20px" />', '"20px"'],
    ['<Text lineHeight={1.4} />', '1.4'],
    ['<Text lineHeight="1" />', '"1"'],
    ['<Text letterSpacing="-.02em" />', '"-.02em"'],
    ['const A = chakra("p", { base: { "& dt": { lineHeight: { md: "1.2rem" } } } });', '"1.2rem"'],
    ['const tight = "-.3px"; <Text letterSpacing={tight} />', '"-.3px"'],
  ])('refuses the spacing of letters and lines of %s', (code, value) => {
    const place = 'a text style, a line height or a letter spacing of the theme';
    expect(complaints(code)).toEqual([`Take ${place} in place of ${value}.`]);
  });

  it.each([
    '<Text color="fg.muted" fontSize="label" mt="1.5" w="full" minH="11" flex={1} p={0} />',
    '<Text pt="calc({sizes.header} + {spacing.3})" fontSize="min({fontSizes.total}, 100cqi)" w="60%" />',
    '<Text borderWidth="1px" outlineOffset="-2px" lineHeight="label" letterSpacing="0" />',
    '<Text color="red.fg" bg="transparent" fill="currentColor" stroke="{colors.green.fg}" w="tan" />',
    '<Text minH="screen" w="50%" gridTemplateColumns="2fr 1fr" />',
    "const w = 'panel'; <Text w={w} />",
    "const rootMargin = '600px'; watch({ rootMargin });",
    "let w = '312px'; w = measured(); <Text w={w} />",
    "export const title = 'In white';",
    '<img width={640} height={360} src="a.png" />',
    '<a href="#faq">Bet #123</a>',
    'const A = chakra("p", { base: { "@media (max-width: 767px)": { color: "fg" } } });',
    'const box = { width: 640, left: 3 };',
    'watch({ rootMargin: "600px" });',
  ])('allows %s', (code) => {
    expect(complaints(code)).toEqual([]);
  });

  it('says each kind of raw value', () => {
    expect(complaints('<Text color="#fff" fontSize="14px" mt="6px" w="44px" />')).toHaveLength(4);
  });
});

describe('the configuration of the workspace', () => {
  const eslint = new ESLint({ cwd: root });

  async function held(file: string): Promise<unknown> {
    const config = (await eslint.calculateConfigForFile(join(root, file))) as {
      rules: Record<string, unknown[]>;
    };
    return config.rules['magpie/no-raw-style'];
  }

  it.each([
    'apps/web/src/shell/x.tsx',
    'apps/web/src/app/x.tsx',
    'apps/web/src/features/account/profile/x.tsx',
    'apps/web/src/features/wallets/x.ts',
    'apps/web/src/shared/offers/x.tsx',
  ])('takes the looks of %s from the theme', async (file) => {
    expect(await held(file)).toEqual([2]);
  });

  it.each(['apps/web/src/features/wallets/x.test.tsx', 'apps/web/src/features/session/testing/x.tsx'])(
    'leaves %s alone',
    async (file) => {
      expect(await held(file)).toBeUndefined();
    },
  );
});
