import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { settingLines, settingNames, settingRows } from './setting-rows.ts';
import type { SettingRow } from './setting-rows.ts';

const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');

/** The cells of the rows of the first table under a heading. */
function tableUnder(heading: string): string[][] {
  const [, after = ''] = readme.split(`${heading}\n`);
  const lines = after.split('\n').slice(1);
  const rows = lines.slice(2, lines.indexOf('', 2));
  return rows.map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

describe('the settings', () => {
  it('OPS-10 stand in the README as they are read', () => {
    const rows = settingNames.map((name) => {
      const { unset, usual, meaning }: SettingRow = settingRows[name];
      return [`\`${name}\``, usual ?? `\`${String(unset)}\``, meaning];
    });
    expect(tableUnder('### Settings of the platform')).toEqual(rows);
  });

  it('OPS-10 are shown without a secret or a password, wherever it stands', () => {
    const lines = settingLines({
      JWT_SECRET: 'hunter2 hunter2 hunter2',
      METRICS_TOKEN: 'hunter2 hunter2 hunter2',
      DATABASE_URL: 'postgres://magpie:hunter2@p/@ss@db:5432/casino?sslpassword=hunter2&ssl=on',
      PUBLIC_URL: 'https://api.example',
    });
    expect(lines.join('\n')).not.toContain('hunter2');
    expect(lines).toContain('DATABASE_URL     postgres://magpie:***@db:5432/casino?sslpassword=***&ssl=on');
    expect(lines).toContain('PUBLIC_URL       https://api.example');
    expect(lines).toContain('LOG_LEVEL        info (default)');
    expect(settingLines({ JWT_SECRET: '' })).toContain('JWT_SECRET       the one of development');
    expect(settingLines({})).toContain('METRICS_TOKEN    unset');
  });
});
