import { mendFor, refusalText, type MendModal } from '@magpie/domain/decision';
import { decideLaunch, launchReasons, type LaunchStep } from '@magpie/domain/play';
import { mendOf } from '#shared/apollo/index.ts';
import { dateNow } from '#shared/clock/index.ts';
import { logNote } from '#shared/log/index.ts';
import { openMend } from '#shared/mends/index.ts';
import { modals } from '#shared/modals/index.ts';
import { toasts } from '#shared/toasts/index.ts';
import { balanceFlags } from './balance-flags.ts';
import { frameAddress } from './frame-messages.ts';
import type { LaunchCalls } from './launch-calls.ts';
import type { LaunchRequest } from './model.ts';
import { showFailure } from './launch-failure.ts';
import { player, type Launch } from './player-store.ts';
import { identityOf, promoGamesOf, walletFactsOf, type PromoMember } from './promo-facts.ts';

/** The platform answered with an address that cannot be shown in a frame. */
class UnusableUrlError extends Error {
  override readonly name = 'UnusableUrlError';
}

function usableAddress(url: string, origins: readonly string[]): string {
  const address = frameAddress(url, origins);
  if (address === null) throw new UnusableUrlError('The page of a game is on no listed origin.');
  return address;
}

class StepError extends Error {
  override readonly name = 'StepError';
  readonly step: LaunchStep;

  constructor(step: LaunchStep, cause: unknown) {
    super(`The step ${step} of the launch failed.`, { cause });
    this.step = step;
  }
}

async function step<T>(name: LaunchStep, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new StepError(name, error);
  }
}

/** The three steps, each only after the one before has succeeded (PLAY-02). Stops when the member has left. */
async function runSteps(launch: Launch, calls: LaunchCalls): Promise<void> {
  const { game } = launch.request;
  const freeSpin = launch.request.freeSpin?.id;
  await step('VENDOR', () => calls.initializeVendor(game));
  if (!launch.isCurrent()) return;
  const url = await step('URL', async () =>
    usableAddress(await calls.launchUrl(game, freeSpin), calls.frameOrigins),
  );
  if (!launch.isCurrent()) return;
  const session = await step('SESSION', () => calls.startSession(game, freeSpin));
  if (!launch.isCurrent()) {
    await calls.endSession(session.id);
    return;
  }
  launch.change({ phase: 'OPEN', url, session });
  modals.close('myAccount');
}

async function leadTo(mend: MendModal | 'switchWalletMode' | undefined, launch: Launch): Promise<boolean> {
  if (mend === undefined) return false;
  if (mend === 'switchWalletMode') {
    launch.change({ phase: 'ASKING' });
    return true;
  }
  await player.leave();
  openMend(mend);
  return true;
}

async function run(launch: Launch, calls: LaunchCalls): Promise<void> {
  launch.change({ phase: 'LAUNCHING' });
  try {
    await runSteps(launch, calls);
  } catch (error) {
    if (!launch.isCurrent()) return;
    if (!(error instanceof StepError)) {
      await player.leave();
      throw error;
    }
    if (await leadTo(mendOf(launchReasons, error.cause), launch)) return;
    await player.leave();
    showFailure(error.step, error.cause);
  }
}

async function promoFacts(calls: LaunchCalls, member: string): Promise<PromoMember | null> {
  try {
    return await calls.promoFacts(member);
  } catch (error) {
    logNote('The active promo could not be fetched before the launch.', error);
    return null;
  }
}

export interface Launcher {
  readonly member: string;
  /** Whether the session in which the game was pressed goes on. */
  readonly goesOn: () => boolean;
}

/** A press ends with its session, which tells of its end itself: the launch opens nothing more, no login either. */
function beginFor({ goesOn }: Launcher, request: LaunchRequest, calls: LaunchCalls): Launch {
  const launch = player.begin(request, (id) => calls.endSession(id));
  const isCurrent = () => {
    if (launch.isCurrent() && !goesOn()) void player.leave();
    return launch.isCurrent();
  };
  return { ...launch, isCurrent };
}

/** The checks (PLAY-21), then the three steps (PLAY-02). Failures show as toasts (PLAY-06 to PLAY-08) and never reject. */
export async function launchGame(
  request: LaunchRequest,
  calls: LaunchCalls,
  launcher: Launcher,
): Promise<void> {
  if (!launcher.goesOn()) return;
  const launch = beginFor(launcher, request, calls);
  const { game, freeSpin } = request;
  // What the promo says decides nothing about free spins (SPIN-21).
  const facts = freeSpin ? null : await promoFacts(calls, launcher.member);
  if (!launch.isCurrent()) return;
  const decision = decideLaunch({
    signedIn: true,
    lobby: null,
    game: identityOf(game),
    vendor: null,
    freeSpin: freeSpin ? { spins: freeSpin, now: dateNow() } : null,
    promoGames: promoGamesOf(facts),
    wallet: walletFactsOf(facts, balanceFlags.state.get()),
  });
  if (decision.allowed) return run(launch, calls);
  if (await leadTo(mendFor(launchReasons, decision.reason), launch)) return undefined;
  await player.leave();
  toasts.error(refusalText(launchReasons, decision));
  return undefined;
}
