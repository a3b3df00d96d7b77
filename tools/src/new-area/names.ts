export interface AreaNames {
  readonly kebab: string;
  readonly camel: string;
  readonly pascal: string;
  readonly title: string;
}

export class AreaError extends Error {
  override readonly name = 'AreaError';
}

/** @throws AreaError when the name is not in kebab-case */
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
