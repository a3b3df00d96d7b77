import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { onTestFinished } from 'vitest';
import { developmentConfig } from '../render-with-session.tsx';
import { Surrounded } from '../surrounded.tsx';
import type { RealPlatform } from './real-platform.ts';
import { realSession, type RealSession } from './real-session.ts';

/**
 * Renders a part of the product on the simulated platform itself, in a world of its own.
 * @param name the seeded person who is logged in; nobody when it is null
 * @param before what has happened in the world before anything is shown
 */
export async function renderReal(
  children: ReactNode,
  name: string | null,
  before?: (real: RealPlatform) => Promise<unknown>,
): Promise<RealSession> {
  const setting = await realSession();
  const { session, platform } = setting;
  onTestFinished(session.start());
  if (name !== null) await setting.logIn(name);
  await before?.(setting.real);
  render(
    <Surrounded config={developmentConfig} platform={platform} session={session}>
      <MemoryRouter>{children}</MemoryRouter>
    </Surrounded>,
  );
  return setting;
}
