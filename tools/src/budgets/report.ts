import type { Verdict } from '../lock/check.ts';
import { lobbyScripts } from './lobby.ts';

/** Maximum size of the scripts that load before the lobby's first tile, in bytes after gzip. */
export const lobbyBudget = 186 * 1024;

const kib = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`;

export function budgetReport(): Promise<Verdict> {
  const scripts = lobbyScripts();
  if (scripts.length === 0) {
    return Promise.resolve({ ok: false, lines: ['dist/apps/web holds no build to measure.'] });
  }
  const total = scripts.reduce((sum, script) => sum + script.gzip, 0);
  const lines = scripts.map((script) => `${kib(script.gzip).padStart(10)}  ${script.file}`);
  const verdict = `${kib(total).padStart(10)}  scripts before the lobby's first tile, of ${kib(lobbyBudget)} allowed`;
  return Promise.resolve({ ok: total <= lobbyBudget, lines: [...lines, verdict] });
}
