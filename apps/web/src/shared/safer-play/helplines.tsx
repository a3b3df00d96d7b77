import type { JSX } from 'react';

/** Where free and confidential help with gambling is, in both countries. */
export function Helplines(): JSX.Element {
  return (
    <>
      Australia <a href="tel:1800858858">1800 858 858</a>, New Zealand{' '}
      <a href="tel:0800654655">0800 654 655</a>
    </>
  );
}
