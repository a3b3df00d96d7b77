/** Stands in for the list of all CSS properties in the built app: the theme of the design system names those in use. */
export const isCssProperty = (): boolean => false;
