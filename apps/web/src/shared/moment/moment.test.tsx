import { screen } from '@testing-library/react';
import { storageKeys } from '@magpie/domain/session';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakePlatform } from '#testing/fake-platform.ts';
import { renderFeature } from '#testing/render-feature.tsx';
import { freshBrowser } from '#testing/session-setting.ts';
import { Moment } from './index.ts';

const at = '2026-11-05T02:04:09.000Z';

beforeEach(() => {
  freshBrowser();
  fakePlatform({});
  localStorage.setItem(storageKeys.timezone, 'Australia/Sydney');
});

const shown = async () => await screen.findByRole('time');

describe('a date on its own', () => {
  it.each([
    ['FMT-22', 'BET', '05/11/2026 (13:04)'],
    ['FMT-23', 'ACCOUNT', '11/05/2026 - 01:04PM'],
  ] as const)(
    '%s %s stands in figures, and is told at length to a pointer and a screen reader',
    async (_id, face, figures) => {
      renderFeature(<Moment at={at} face={face} />);
      const time = await shown();
      expect(time.getAttribute('datetime')).toBe(at);
      const short = screen.getByText(figures);
      expect(short.getAttribute('aria-hidden')).toBe('true');
      expect(screen.getByText('5 November 2026, 13:04').getAttribute('aria-hidden')).toBeNull();
      expect(screen.getByTitle('5 November 2026, 13:04').contains(short)).toBe(true);
    },
  );

  it.each([
    ['DATE', 'Nov 05, 2026'],
    ['DATE_AND_TIME', 'Nov 05, 2026 13:04:09'],
  ] as const)('FMT-21 %s has the one format of all others, which needs no second', async (face, text) => {
    renderFeature(<Moment at={at} face={face} />);
    expect((await shown()).textContent).toBe(text);
    expect(document.querySelector('[title]')).toBeNull();
  });

  it('is nothing where the moment cannot be read', () => {
    renderFeature(<Moment at="nonsense" face="ACCOUNT" />);
    expect(document.querySelector('time')).toBeNull();
  });
});
