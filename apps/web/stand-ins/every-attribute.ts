const ours = new Set(['as', 'asChild', 'unstyled']);

/**
 * Stands in for Emotion's list of the attributes of HTML in the built app: types say already what an element takes, so
 * that only Chakra's own props are kept from it.
 */
export default function isAttribute(name: string): boolean {
  return !ours.has(name);
}
