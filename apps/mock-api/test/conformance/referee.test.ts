import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { control } from '#test/kit/control.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { startSeededPlatform } from '#test/kit/seeded.ts';

const platform = platformForFile(startSeededPlatform);
const program = fileURLToPath(new URL('../../../../tools/src/referee/main.ts', import.meta.url));

/** What the command says, and the code that it ends with. */
function referee(...args: string[]): Promise<{ code: number; said: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, ['--no-warnings', program, ...args], (error, said) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, said });
    });
  });
}

const as = (name: string) => ['--login', `${name}@magpie.test:Magpie@2026`];

describe('the referees of the contract', () => {
  it('SIM-17 find that every operation of the web app fits it', async () => {
    const { code, said } = await referee('operations');
    expect([code, said.replace(/\d+/, 'n')]).toEqual([0, 'n operations fit the contract.\n']);
  });

  it.each(['mia', 'leo', 'ella'])('SIM-17 find that all that %s is answered fits it', async (name) => {
    const { code, said } = await referee('answers', platform.url, ...as(name));
    expect([code, said.replace(/\d+/, 'n')]).toEqual([0, 'n answers fit the contract.\n']);
    expect(Number(/\d+/.exec(said)?.[0])).toBeGreaterThan(40);
  });

  it('SIM-17 find no drift of the platform by its address', async () => {
    const { code, said } = await referee(platform.url, ...as('mia'));
    expect(said).toMatch(/^No difference: the schema of main and promo was read, \d+ answers fit\.\n$/);
    expect(code).toBe(0);
  });

  it('SIM-17 find the drift of one that refuses otherwise, and end with 1', async () => {
    const plan = 'mutation { setFault(input: { kind: ERROR, code: CONFLICT, door: AUTHENTICATION }) { id } }';
    expect((await control(platform, plan)).code).toBeNull();
    const { code, said } = await referee(platform.url);
    await control(platform, 'mutation { clearFaults }');
    expect(code).toBe(1);
    expect(said).toBe(
      [
        'OTHER_ERROR_CODE     a wrong login: CONFLICT, where FORBIDDEN was expected.',
        'OTHER_STATUS         a wrong login: 400, where 403 was expected.',
        '2 differences.\n',
      ].join('\n'),
    );
  });

  it('SIM-17 say in a sentence that nobody answers at an address', async () => {
    const { code, said } = await referee('http://127.0.0.1:1');
    expect([code, said]).toEqual([1, 'Nobody answers at http://127.0.0.1:1.\n']);
  });
});
