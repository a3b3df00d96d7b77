/** The ways of writing an area's name. */
export interface AreaNames {
  /** As files and folders are called: `lock-in`. */
  readonly kebab: string;
  /** As functions and fields are called: `lockIn`. */
  readonly camel: string;
  /** As types and components are called: `LockIn`. */
  readonly pascal: string;
  /** As a heading says it: `Lock in`. */
  readonly title: string;
}

/** A name that no area can have; its message is one sentence. */
export class AreaError extends Error {
  override readonly name = 'AreaError';
}

/**
 * The ways of writing a name given in kebab-case.
 *
 * @throws AreaError when it is written in another way
 */
export function areaNames(kebab: string): AreaNames {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(kebab)) {
    throw new AreaError(
      `"${kebab}" is no name for an area: write it in lower-case letters, digits and hyphens.`,
    );
  }
  const camel = kebab.replaceAll(/-([a-z0-9])/g, (_hyphen, letter: string) => letter.toUpperCase());
  const words = kebab.replaceAll('-', ' ');
  return {
    kebab,
    camel,
    pascal: camel.charAt(0).toUpperCase() + camel.slice(1),
    title: words.charAt(0).toUpperCase() + words.slice(1),
  };
}
