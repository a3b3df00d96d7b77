/* The page is sent the domain's own file (assets.ts), so that it says of an ended session what a refused bet says. */
export { gameSessionReasons } from '@magpie/domain/play';
