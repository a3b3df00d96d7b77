import './fonts.css';
import archivo from '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2?no-inline';

/** Address of the one font file, for a `<link rel="preload">`. Importing this module brings the `@font-face` rules. */
export const fontUrl: string = archivo;
