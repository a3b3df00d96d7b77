import { tiers } from '@magpie/domain/levels';
import { describe, expect, it } from 'vitest';
import { svgFaults, visible } from '#test/art/svg-checks.ts';
import { ACHIEVEMENT_TYPES, achievementBadge } from './achievement-badge.ts';
import { levelBadge } from './level-badge.ts';
import { TIERS } from './tiers.ts';

describe('level badges', () => {
  it('exist for the eleven tiers, each in its own shape and named', () => {
    expect(TIERS.map(({ name }) => name)).toEqual(tiers.map(({ name }) => name));
    const badges = TIERS.map((_, tier) => levelBadge(tier));
    expect(new Set(badges.map(visible)).size).toBe(11);
    for (const svg of badges) expect(svgFaults(svg)).toEqual([]);
    expect(badges[6]).toContain('viewBox="0 0 96 96" role="img" aria-label="Level 6, Sapphire"');
  });

  it('light as many ticks as the tier and dim when locked', () => {
    for (const tier of [0, 3, 10]) {
      const lit = levelBadge(tier).match(/stroke-width="3.2" stroke-linecap="round"/g) ?? [];
      expect(lit).toHaveLength(tier);
    }
    expect(levelBadge(4, 'locked')).toContain('Level 4, Sixpence, locked');
    expect(visible(levelBadge(4, 'locked'))).not.toBe(visible(levelBadge(4)));
  });

  it('refuse a tier the scheme does not have', () => {
    for (const tier of [-1, 11, 2.5]) expect(() => levelBadge(tier)).toThrow(RangeError);
  });
});

describe('achievement badges', () => {
  it('differ by type, level and state', () => {
    const badges = ACHIEVEMENT_TYPES.flatMap((type) =>
      [0, 1, 2, 3, 4, 5].flatMap((level) =>
        (['earned', 'progress', 'locked'] as const).map((state) =>
          achievementBadge({ type, level, state, progress: 0.4 }),
        ),
      ),
    );
    expect(ACHIEVEMENT_TYPES).toEqual(['CasinoExplorer', 'RegularPlayer', 'SteadyGambler', 'WinningStreak']);
    expect(new Set(badges.map(visible)).size).toBe(72);
    for (const svg of badges) expect(svgFaults(svg)).toEqual([]);
  });

  it('fill as many pips as the level and draw progress as a share of the edge', () => {
    const badge = achievementBadge({ type: 'SteadyGambler', level: 2, state: 'progress', progress: 0.4 });
    expect(badge).toContain('stroke-dasharray="40 100"');
    expect(badge.match(/fill="none" stroke="#59646a" stroke-width="1.2"/g)).toHaveLength(3);
    expect(achievementBadge({ type: 'SteadyGambler', level: 2, state: 'progress', progress: 7 })).toContain(
      'stroke-dasharray="100 100"',
    );
  });
});
