import { Fragment, type JSX } from 'react';
import { JackpotWatch } from '#features/jackpots/late.ts';
import { LevelWatch } from '#features/levels/late.ts';
import { UnlockWatch } from '#features/promos/late.ts';
import { NewsOrder } from './news-order.ts';

/** Tells of a level, a jackpot or an unlocked bonus, also when its push was lost with the connection, one after the other. */
export function News(): JSX.Element {
  return (
    <Fragment>
      <NewsOrder />
      <JackpotWatch />
      <LevelWatch />
      <UnlockWatch />
    </Fragment>
  );
}
