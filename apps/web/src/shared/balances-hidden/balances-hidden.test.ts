import { beforeEach, describe, expect, it, vi } from 'vitest';
import { freshBrowser } from '#testing/session-setting.ts';

/** The page as it is after a reload. */
async function loadedPage() {
  vi.resetModules();
  const { balancesHidden } = await import('./balances-hidden.ts');
  const { resetMemberStores } = await import('../session/index.ts');
  return { balancesHidden, resetMemberStores };
}

beforeEach(() => {
  freshBrowser();
  localStorage.setItem('member-id', 'member-mia');
});

describe('hidden balances', () => {
  it('stay hidden over a reload, and shown when they were shown again', async () => {
    const first = await loadedPage();
    expect(first.balancesHidden.get()).toBe(false);
    first.balancesHidden.set(true);
    const second = await loadedPage();
    expect(second.balancesHidden.get()).toBe(true);
    second.balancesHidden.set(false);
    expect((await loadedPage()).balancesHidden.get()).toBe(false);
  });

  it('are shown again after the end of the session', async () => {
    const { balancesHidden, resetMemberStores } = await loadedPage();
    balancesHidden.set(true);
    resetMemberStores();
    expect((await loadedPage()).balancesHidden.get()).toBe(false);
  });

  it('are those of another member no longer', async () => {
    const { balancesHidden } = await loadedPage();
    balancesHidden.set(true);
    localStorage.setItem('member-id', 'member-noah');
    expect((await loadedPage()).balancesHidden.get()).toBe(false);
  });
});
