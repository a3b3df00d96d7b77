import { clockNow } from '#shared/clock/index.ts';
import { sessionOn, type SessionOnNetwork } from '../session-setting.ts';
import { realPlatform, type RealPlatform } from './real-platform.ts';

export interface RealSession extends SessionOnNetwork {
  readonly real: RealPlatform;
  /** Logs in as a seeded person; the test fails when that fails. */
  readonly logIn: (name: string) => Promise<void>;
}

/** A session in a browser of its own, on the simulated platform itself. */
export async function realSession(now?: string): Promise<RealSession> {
  const real = await realPlatform(now);
  const setting = sessionOn(() => real.world, clockNow);
  const logIn = async (name: string) => {
    const entered = await setting.session.logIn({ email: `${name}@magpie.test`, password: 'Magpie@2026' });
    if (!entered) throw new Error(`The login of ${name} failed.`);
  };
  return { ...setting, real, logIn };
}
