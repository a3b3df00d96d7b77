import type { SystemContext } from '@chakra-ui/react';

type Cva = SystemContext['cva'];
type Css = SystemContext['css'];
type Recipe = ReturnType<Cva>;

/** Chakra makes the recipe of an element anew each time that it is drawn. */
function rememberRecipes(cva: Cva): Cva {
  const recipes = new WeakMap<object, Recipe>();
  const remembered = (config: Parameters<Cva>[0] = {}): Recipe => {
    const known = recipes.get(config);
    if (known) return known;
    const made = cva(config);
    recipes.set(config, made);
    return made;
  };
  return remembered as Cva;
}

/** Styles that depend on a figure, such as how far a bar is, would fill the memory in time. */
const MOST_STYLES = 5_000;

/** Chakra finds what it has computed by a key that it builds itself, which takes longer than the browser's own way. */
function rememberStyles(css: Css): Css {
  const known = new Map<string, ReturnType<Css>>();
  return (...styles) => {
    const key = JSON.stringify(styles);
    const found = known.get(key);
    if (found) return found;
    if (known.size >= MOST_STYLES) known.clear();
    const made = css(...styles);
    known.set(key, made);
    return made;
  };
}

function rememberNames(isStyle: SystemContext['isValidProperty']): SystemContext['isValidProperty'] {
  const known = new Map<string, boolean>();
  return (name) => {
    const found = known.get(name) ?? isStyle(name);
    known.set(name, found);
    return found;
  };
}

/** The same system, which makes no recipe twice and finds what it has computed sooner. */
export const quickStyles = (system: SystemContext): SystemContext => ({
  ...system,
  cva: rememberRecipes(system.cva),
  css: rememberStyles(system.css),
  isValidProperty: rememberNames((name) => system.isValidProperty(name)),
});
