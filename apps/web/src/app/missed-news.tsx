import { Fragment, type JSX } from 'react';
import { JackpotWatch } from '#features/jackpots/late.ts';
import { LevelWatch } from '#features/levels/late.ts';
import { UnlockWatch } from '#features/promos/late.ts';

/** What tells of a level, a jackpot or an unlocked bonus whose push was lost with the connection. */
export function MissedNews(): JSX.Element {
  return (
    <Fragment>
      <JackpotWatch />
      <LevelWatch />
      <UnlockWatch />
    </Fragment>
  );
}
