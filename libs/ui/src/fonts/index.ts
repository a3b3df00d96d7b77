/** Importing this module brings the `@font-face` rules; the page asks for the first face before they are read. */
import './fonts.css';
