import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { JSX, ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { expect } from 'vitest';
import { BackgroundPart } from '#shared/page/index.ts';
import { fakePlatform, type Answers } from '#testing/fake-platform.ts';
import { gameUrl, playAnswers } from '#testing/play-answers.ts';
import { renderFeature, type FeatureSetting } from '#testing/render-feature.tsx';
import { sampleGame } from '#testing/sample-catalogue.ts';
import { PromoListener } from '../../promos/index.ts';
import { GapListener } from '../../wallets/index.ts';
import { useLaunchGame } from '../index.ts';
import { PlayerHost } from '../player-host.tsx';

const game = sampleGame('Moonlit Dingo');
/** The operations of the three steps. */
export const launchCalls = ['InitializeVendorAccount', 'LaunchURL', 'StartGameSession'];

function PageBehind({ children }: { readonly children?: ReactNode }): JSX.Element {
  const launch = useLaunchGame();
  const navigate = useNavigate();
  return (
    <>
      <h1>Lobby behind</h1>
      {children}
      <button
        onClick={() => {
          launch(game);
        }}
      >
        Play it
      </button>
      <button
        onClick={() => {
          void navigate('/promotions');
        }}
      >
        Elsewhere
      </button>
      <PlayerHost />
      <BackgroundPart of={GapListener} />
      <PromoListener />
    </>
  );
}

/** Opens a page from which a game can be launched, with the player's place on it, and what else is to be there. */
export function openPage(
  answers: Answers = {},
  setting: FeatureSetting = { member: true },
  beside?: ReactNode,
) {
  localStorage.setItem('timezone', 'Australia/Sydney');
  const platform = fakePlatform({ ...playAnswers, ...answers });
  const rendered = renderFeature(<PageBehind>{beside}</PageBehind>, setting);
  const made = () => platform.calls.map(({ operation }) => operation);
  return {
    ...rendered,
    platform,
    made,
    steps: () => made().filter((operation) => launchCalls.includes(operation)),
    ended: () => platform.variablesOf('EndGameSession'),
  };
}

/** Presses the game. */
export const play = () => userEvent.click(screen.getByRole('button', { name: 'Play it' }));
/** The player. */
export const overlay = () => screen.findByRole('dialog', { name: 'Moonlit Dingo' });
export const frame = () => screen.findByTitle<HTMLIFrameElement>('Moonlit Dingo');
/** Lets the page of a game say something. */
export function say(page: HTMLIFrameElement, type: string): void {
  const data = { source: 'magpie-game', type };
  const { origin } = new URL(gameUrl);
  fireEvent(window, new MessageEvent('message', { data, origin, source: page.contentWindow }));
}
/** Opens the page and launches the game until its frame shows. */
export async function openGame(answers: Answers = {}, beside?: ReactNode) {
  const page = openPage(answers, undefined, beside);
  await play();
  say(await frame(), 'loaded');
  await waitFor(() => {
    expect(screen.queryByRole('progressbar')).toBeNull();
  });
  return page;
}
