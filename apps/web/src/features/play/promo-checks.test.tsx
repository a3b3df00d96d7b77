import { GameTile } from '@magpie/ui';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { modals } from '#shared/modals/index.ts';
import { fakePlatform, Refusal, type Answers } from '#testing/fake-platform.ts';
import { framedGameUrl, playAnswers, promoMember, type SamplePromo } from '#testing/play-answers.ts';
import { renderFeature } from '#testing/render-feature.tsx';
import { sampleGame } from '#testing/sample-catalogue.ts';
import { useLaunchGame, usePromoExclusion } from './index.ts';
import { PlayerHost } from './player-host.tsx';
import { player } from './player-store.ts';

const games = [sampleGame('Moonlit Dingo', 'Nightjar'), sampleGame('Opal Fever', 'Saltbush')];
function Cards() {
  const launch = useLaunchGame();
  const exclusionOf = usePromoExclusion();
  return games.map((game) => (
    <GameTile
      key={game.id}
      name={game.name}
      provider={game.subCategory.name}
      {...exclusionOf(game)}
      onSelect={() => {
        launch(game);
      }}
    />
  ));
}

function Lists() {
  const [more, setMore] = useState(false);
  return (
    <>
      <Cards />
      {more && <Cards />}
      <button
        type="button"
        onClick={() => {
          setMore(true);
        }}
      >
        More
      </button>
    </>
  );
}

const lowCash: SamplePromo = { walletMode: 'CASH', minimumRealMoneyBalance: '1000.00' };

function openLobby(promo: SamplePromo | null, answers: Answers = {}) {
  localStorage.setItem('timezone', 'Australia/Sydney');
  const platform = fakePlatform({ ...playAnswers, LobbyActivePromo: () => promoMember(promo), ...answers });
  const rendered = renderFeature(
    <>
      <Cards />
      <PlayerHost />
    </>,
    { member: true },
  );
  return { platform, ...rendered };
}

const card = (name: string) => screen.getByRole('button', { name });
const question = () => screen.findByRole('alertdialog');

describe('a member with an active promo', () => {
  afterEach(async () => {
    await act(() => player.leave());
    modals.reset();
  });

  it('sees which games the promo excludes, and those do nothing', async () => {
    const { platform } = openLobby({ ...lowCash, providers: ['provider-saltbush'] });
    expect(await screen.findByText('Excluded from Active Promo')).toBeTruthy();
    expect(card('Moonlit Dingo').getAttribute('aria-disabled')).toBe('true');
    expect(card('Opal Fever').hasAttribute('aria-disabled')).toBe(false);
    const asked = platform.calls.length;
    await userEvent.click(card('Moonlit Dingo'));
    expect(player.state.get()).toBeNull();
    expect(platform.calls).toHaveLength(asked);
  });

  it('sees nothing of a promo in another currency, and plays the games that it excludes', async () => {
    const { platform } = openLobby({ ...lowCash, currency: 'NZD', providers: ['provider-saltbush'] });
    await waitFor(() => {
      expect(platform.variablesOf('LobbyActivePromo')).toHaveLength(1);
    });
    await userEvent.click(card('Moonlit Dingo'));
    await waitFor(() => {
      expect(player.state.get()).not.toBeNull();
    });
    expect(screen.queryByText('Excluded from Active Promo')).toBeNull();
    expect(screen.queryByText('Counts 100%')).toBeNull();
  });

  it('sees how much of a stake each game counts', async () => {
    openLobby({ ...lowCash, providers: ['provider-saltbush', 'provider-nightjar'], share: '25.00' });
    expect(await screen.findAllByText('Counts 25%')).toHaveLength(2);
  });

  it('sees it on every list of a page, which ask for the promo once', async () => {
    const promo: SamplePromo = {
      ...lowCash,
      providers: ['provider-saltbush', 'provider-nightjar'],
      share: '25.00',
    };
    const platform = fakePlatform({ ...playAnswers, LobbyActivePromo: () => promoMember(promo) });
    renderFeature(<Lists />, { member: true });
    expect(await screen.findAllByText('Counts 25%')).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    await waitFor(() => {
      expect(screen.getAllByText('Counts 25%')).toHaveLength(4);
    });
    expect(platform.variablesOf('LobbyActivePromo')).toHaveLength(1);
  });

  it('PROMO-41 is told that a promo from elsewhere excludes the game, which is not launched', async () => {
    let active: SamplePromo | null = null;
    const { platform } = openLobby(null, { LobbyActivePromo: () => promoMember(active) });
    await waitFor(() => {
      expect(platform.variablesOf('LobbyActivePromo')).toHaveLength(1);
    });
    active = { ...lowCash, providers: ['provider-saltbush'] };
    await userEvent.click(card('Moonlit Dingo'));
    expect(await screen.findByText('This game is excluded from all Promo benefits.')).toBeTruthy();
    expect(player.state.get()).toBeNull();
    expect(platform.variablesOf('InitializeVendorAccount')).toEqual([]);
    expect(platform.variablesOf('LaunchURL')).toEqual([]);
  });

  it('is asked before a launch with low cash, and nothing is launched without an answer', async () => {
    const { platform } = openLobby(lowCash);
    await userEvent.click(card('Opal Fever'));
    await question();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => {
      expect(screen.queryByRole('alertdialog')).toBeNull();
    });
    expect(platform.variablesOf('InitializeVendorAccount')).toEqual([]);
    expect(player.state.get()).toBeNull();
  });

  it('deposits instead', async () => {
    const { platform } = openLobby(lowCash);
    await userEvent.click(card('Opal Fever'));
    await question();
    await userEvent.click(screen.getByRole('button', { name: 'Deposit' }));
    expect(modals.isOpen('depositModal')).toBe(true);
    expect(player.state.get()).toBeNull();
    expect(platform.variablesOf('InitializeVendorAccount')).toEqual([]);
  });

  it('WMODE-09 WMODE-11 switches to bonus mode, and the game is launched', async () => {
    let mode: SamplePromo = lowCash;
    const { platform } = openLobby(null, {
      LobbyActivePromo: () => promoMember(mode),
      SwitchPromoToBonusMode: ({ id }) => {
        mode = { ...lowCash, walletMode: 'BONUS' };
        return {
          switchPromoToBonusMode: { __typename: 'MemberPromo', id, status: 'ACTIVE', walletMode: 'BONUS' },
        };
      },
    });
    await userEvent.click(card('Opal Fever'));
    await question();
    await userEvent.click(screen.getByRole('button', { name: 'Switch to bonus mode' }));
    expect(await screen.findByText('Wallet mode changed to Bonus successfully')).toBeTruthy();
    expect((await screen.findByTitle<HTMLIFrameElement>('Opal Fever')).src).toBe(framedGameUrl);
    expect(platform.variablesOf('SwitchPromoToBonusMode')).toEqual([{ id: 'member-promo-1' }]);
    const call = platform.calls.find(({ operation }) => operation === 'SwitchPromoToBonusMode');
    expect(call?.path).toBe('/promo/graphql');
  });

  it('cancels the bonus instead, and the game is launched with cash', async () => {
    let promo: SamplePromo | null = { ...lowCash, bonusLeft: '75.00' };
    const { platform } = openLobby(null, {
      LobbyActivePromo: () => promoMember(promo),
      CancelActivePromo: ({ id }) => {
        promo = null;
        return { cancelActivePromo: { __typename: 'MemberPromo', id, status: 'CANCELED' } };
      },
    });
    await userEvent.click(card('Opal Fever'));
    expect((await question()).textContent).toContain(
      'Cancel the bonus, and your cash of $1,000.00 is free to play. You will lose $75.00 of bonus money.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Cancel bonus, play my cash' }));
    expect((await screen.findByTitle<HTMLIFrameElement>('Opal Fever')).src).toBe(framedGameUrl);
    expect(platform.variablesOf('CancelActivePromo')).toEqual([{ id: 'member-promo-1' }]);
    expect(platform.variablesOf('SwitchPromoToBonusMode')).toEqual([]);
  });

  it('PROMO-31 is told when the bonus cannot be cancelled, and is asked still', async () => {
    openLobby(lowCash, {
      CancelActivePromo: () => {
        throw new Refusal('NOT_FOUND', 'This promo is not active any more.');
      },
    });
    await userEvent.click(card('Opal Fever'));
    await question();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel bonus, play my cash' }));
    expect(await screen.findByText('Cancel Promo Error')).toBeTruthy();
    expect(screen.getByText('This promo is not active any more.')).toBeTruthy();
    expect(screen.getByRole('alertdialog')).toBeTruthy();
  });

  it('is told when the promo is lost with the switch, and plays with cash', async () => {
    let promo: SamplePromo | null = lowCash;
    openLobby(null, {
      LobbyActivePromo: () => promoMember(promo),
      SwitchPromoToBonusMode: ({ id }) => {
        promo = null;
        return {
          switchPromoToBonusMode: { __typename: 'MemberPromo', id, status: 'LOST', walletMode: 'BONUS' },
        };
      },
    });
    await userEvent.click(card('Opal Fever'));
    await question();
    await userEvent.click(screen.getByRole('button', { name: 'Switch to bonus mode' }));
    const told = 'Its bonus is too small for any bet, so the promo has ended.';
    expect(await screen.findByText(told)).toBeTruthy();
    expect((await screen.findByTitle<HTMLIFrameElement>('Opal Fever')).src).toBe(framedGameUrl);
  });

  it('WMODE-11 is told when the switch fails, and is asked still', async () => {
    openLobby(lowCash, {
      SwitchPromoToBonusMode: () => {
        throw new Refusal('NOT_FOUND', 'That promo is over.');
      },
    });
    await userEvent.click(card('Opal Fever'));
    await question();
    await userEvent.click(screen.getByRole('button', { name: 'Switch to bonus mode' }));
    expect(await screen.findByText('Failed to switch wallet mode')).toBeTruthy();
    expect(screen.getByRole('alertdialog')).toBeTruthy();
  });
});
