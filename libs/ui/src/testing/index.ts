export { emptyStorage } from './fresh-page.ts';
export { ownPage } from './own-page.ts';
