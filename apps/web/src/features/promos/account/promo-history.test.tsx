import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { balanceUpdate, messagePush } from '#testing/sample-pushes.ts';
import { fakePlatform, Refusal, type Answers } from '#testing/fake-platform.ts';
import { renderFeature } from '#testing/render-feature.tsx';
import { sampleSpinsIn } from '#testing/sample-free-spins.ts';
import { freshBrowser } from '#testing/session-setting.ts';
import { history, past } from '../testing/past-promos.ts';
import { PromoHistory } from './promo-history.tsx';

function open(answers: Answers) {
  const platform = fakePlatform(answers);
  const { session } = renderFeature(<PromoHistory />, { member: true });
  return { platform, session };
}

const table = () => within(screen.getByRole('region', { name: 'Promo history' }));

beforeEach(() => {
  freshBrowser();
  localStorage.setItem('timezone', 'UTC');
});

describe('the promo history', () => {
  it('tells of each promo what it gave, when, and how it came out', async () => {
    open({
      PromoHistory: () =>
        history([
          past('1', 'COMPLETE', 'TURNOVER'),
          past('2', 'LOST', 'BONUS_PLAYED'),
          past('3', 'EXPIRED', 'TIME'),
          past('4', 'CANCELED', 'MEMBER'),
          past('5', 'CANCELED', 'DEPOSIT_REVERSED'),
        ]),
    });
    await screen.findByText('Past 1');
    const rows = table()
      .getAllByRole('row')
      .map((row) =>
        within(row)
          .queryAllByRole('cell')
          .map((cell) => cell.textContent),
      )
      .filter((cells) => cells.length > 0);
    const figures = ['A$25.00', 'A$125.00 of A$500.00 turned over'];
    const dates = ['Nov 20, 2026 02:00:00', 'Nov 22, 2026 03:30:00'];
    expect(rows).toEqual([
      [
        'Past 1',
        ...dates,
        'CompletedTurned over in full; what was left of its bonus became cash.',
        ...figures,
      ],
      [
        'Past 2',
        ...dates,
        'LostToo little of its bonus was left for a bet before its target was reached.',
        ...figures,
      ],
      ['Past 3', ...dates, 'ExpiredIts time ran out before its target was reached.', ...figures],
      [
        'Past 4',
        ...dates,
        'CancelledYou cancelled it before its target; its bonus was given up.',
        ...figures,
      ],
      [
        'Past 5',
        ...dates,
        'CancelledThe deposit that earned it was disputed or taken back, and its bonus was taken with it.',
        ...figures,
      ],
    ]);
  });

  it('tells what free spins alone came to, and of a bonus that was never activated', async () => {
    const nothing = { bonus: '0.00', turnoverTarget: '0.00', turnoverCounter: '0.00' };
    const freeSpinDetails = [
      { __typename: 'FreeSpinDetails', ...sampleSpinsIn('Reef', { betCount: 25, remainingFreeSpins: 3 }) },
    ];
    open({
      PromoHistory: () =>
        history([
          past('1', 'COMPLETE', 'SPINS_GIVEN', { ...nothing, freeSpinDetails }),
          // Given anew in cash, once all of its spins were played.
          past('4', 'COMPLETE', 'SPINS_GIVEN', nothing),
          past('2', 'EXPIRED', 'NOT_ACTIVATED', { began: false, turnoverCounter: '0.00' }),
          past('3', 'CANCELED', 'OPERATOR', { began: false, turnoverCounter: '0.00', freeSpinDetails }),
        ]),
    });
    await screen.findByText('Past 1');
    const [, ...rows] = table().getAllByRole('row');
    const cells = rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    );
    expect(cells.map((row) => row.slice(3))).toEqual([
      ['CompletedGave its free spins, with nothing to turn over.', '25 free spins', 'Nothing to turn over'],
      ['CompletedGave its free spins, with nothing to turn over.', '', 'Nothing to turn over'],
      [
        'ExpiredIt was a bonus that you did not activate before its end.',
        'A$25.00',
        'A$0.00 of A$500.00 turned over',
      ],
      [
        'CancelledOur team ended it before it began.',
        'A$25.00 and 25 free spins',
        'A$0.00 of A$500.00 turned over',
      ],
    ]);
  });

  it('tells of an award that was given anew what came back of it, and of its free spins those that were left', async () => {
    const spinsOf = (betCount: number) => [
      { __typename: 'FreeSpinDetails', ...sampleSpinsIn('Reef', { betCount }) },
    ];
    const own = {
      turnoverCounter: '500.00',
      promo: { __typename: 'Promo', id: 'p', name: 'Past' },
    };
    const at = '2026-11-22T03:30:00Z';
    open({
      PromoHistory: () =>
        history([
          past('2', 'COMPLETE', 'TURNOVER', {
            ...own,
            bonus: '0.00',
            givenBack: '25.00',
            dateTimeCreated: at,
          }),
          past('1', 'CANCELED', 'DEPOSIT_REVERSED', { ...own, freeSpinDetails: spinsOf(25) }),
          past('4', 'LOST', 'BONUS_PLAYED', {
            ...{ ...own, bonus: '6.20', givenBack: '20.00' },
            freeSpinDetails: spinsOf(6),
          }),
        ]),
    });
    await screen.findAllByText('Past');
    const [, ...rows] = table().getAllByRole('row');
    const cells = rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    );
    expect(cells.map((row) => row.slice(3, 5))).toEqual([
      [
        'CompletedWhat a dispute of its deposit had taken was given back, as the dispute is over.',
        'A$25.00 in cash',
      ],
      [
        'CancelledThe deposit that earned it was disputed or taken back, and its bonus was taken with it.',
        'A$25.00 and 25 free spins',
      ],
      [
        'LostToo little of its bonus was left for a bet before its target was reached.',
        'A$6.20, 6 free spins and A$20.00 in cash',
      ],
    ]);
  });

  it('tells of an award that was over what its disputed deposit took of it, once news of that has come', async () => {
    const own = (takenBack: boolean) =>
      history([
        past('1', 'COMPLETE', 'TURNOVER', { takenBack }),
        past('2', 'CANCELED', 'DEPOSIT_REVERSED', { takenBack }),
        past('3', 'COMPLETE', 'SPINS_GIVEN', { takenBack, bonus: '0.00', givenBack: '25.00' }),
      ]);
    const outcomes = () =>
      table()
        .getAllByRole('row')
        .flatMap((row) => within(row).queryAllByRole('cell').slice(3, 4))
        .map((cell) => cell.textContent);
    const { platform, session } = open({ PromoHistory: () => own(false) });
    await screen.findByText('Past 1');
    const reversed =
      'CancelledThe deposit that earned it was disputed or taken back, and its bonus was taken with it.';
    expect(outcomes()).toEqual([
      'CompletedTurned over in full; what was left of its bonus became cash.',
      reversed,
      'CompletedGave its free spins, with nothing to turn over.',
    ]);
    platform.answer('PromoHistory', () => own(true));
    act(() => {
      session.pushes.emit('messageCreated', messagePush);
    });
    const went = 'Free spins and cash that it had given were taken with the deposit that earned it.';
    expect(await screen.findAllByText(went, { exact: false })).toHaveLength(2);
    expect(outcomes()).toEqual([
      `CompletedTurned over in full; what was left of its bonus became cash. ${went}`,
      reversed,
      `CompletedGave its free spins, with nothing to turn over. ${went}`,
    ]);
  });

  it('calls what was a bonus by the name that the bonus had, and its promo below', async () => {
    open({
      PromoHistory: () =>
        history([
          past('1', 'COMPLETE', 'TURNOVER', { bonusName: 'Asked and Given' }),
          past('2', 'EXPIRED', 'NOT_ACTIVATED', { bonusName: 'Past 2', began: false }),
        ]),
    });
    await screen.findByText('Asked and Given');
    const names = table()
      .getAllByRole('row')
      .flatMap((row) => within(row).queryAllByRole('cell').slice(0, 1))
      .map((cell) => cell.textContent);
    expect(names).toEqual(['Asked and GivenPast 1', 'Past 2']);
  });

  it('tells of a lock-in that was not finished how far it was, and that nothing was awarded', async () => {
    const unfinishedLockIn = {
      __typename: 'UnfinishedLockIn',
      ...{ deposit: '100.00', requiredDeposit: '200.00', turnover: '500.00', requiredTurnover: '1000.00' },
    };
    const own = { began: false, bonus: '0.00', turnoverTarget: '0.00', unfinishedLockIn };
    open({
      PromoHistory: () =>
        history([past('1', 'CANCELED', 'LOCK_IN_CANCELED', own), past('2', 'EXPIRED', 'LOCK_IN_OVER', own)]),
    });
    await screen.findByText('Past 1');
    const [, ...rows] = table().getAllByRole('row');
    const cells = rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    );
    const reached = 'A$100.00 of A$200.00 depositedA$500.00 of A$1,000.00 turned over';
    expect(cells.map((row) => row.slice(3))).toEqual([
      [
        'CancelledYou cancelled your lock-in before it was finished; its progress was given up.',
        'Not awarded',
        reached,
      ],
      ['ExpiredThe promo stopped before your lock-in was finished.', 'Not awarded', reached],
    ]);
  });

  it('tells while it is open of a promo that a bet has ended', async () => {
    const { platform, session } = open({ PromoHistory: () => history([]) });
    await screen.findByText('No records found');
    platform.answer('PromoHistory', () => history([past('1', 'COMPLETE', 'TURNOVER')]));
    act(() => {
      session.pushes.emit('balanceUpdated', balanceUpdate());
    });
    expect(await screen.findByText('Past 1')).toBeTruthy();
  });

  it('is paged', async () => {
    const { platform } = open({
      PromoHistory: ({ after }) =>
        after === null
          ? history([past('1', 'LOST', 'BONUS_PLAYED')], 'c1', 11)
          : history([past('2', 'LOST', 'BONUS_PLAYED')], null, 11),
    });
    await screen.findByText('Past 1');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Past 2')).toBeTruthy();
    expect(platform.variablesOf('PromoHistory').at(-1)).toEqual({ first: 10, after: 'c1' });
  });

  it('says that there is none, and can be asked for again after a failure', async () => {
    const { platform } = open({
      PromoHistory: () => {
        throw new Refusal('INTERNAL_SERVER_ERROR', 'Down.');
      },
    });
    const again = await screen.findByRole('button', { name: 'Try again' });
    platform.answer('PromoHistory', () => history([]));
    await userEvent.click(again);
    expect(await screen.findByText('No records found')).toBeTruthy();
  });
});
