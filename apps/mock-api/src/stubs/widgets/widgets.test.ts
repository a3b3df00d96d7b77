import { describe, expect, it } from 'vitest';
import { startTestPlatform } from '#test/kit/index.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { readAssets } from '../assets.ts';

const platform = platformForFile(() => startTestPlatform({}, { MOCK_CONTROL: 'off' }));

const got = (file: string) => fetch(`${platform.url}/widgets/${file}`);

describe('the stand-ins of the widgets', () => {
  it.each(['messenger.js?app_id=any', 'help-desk.js', 'tag-manager.js?id=any'])(
    'serve %s as a script that any page may run, fresh each time',
    async (file) => {
      const { status, headers } = await got(file);
      expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
        200,
        'text/javascript; charset=utf-8',
        'no-cache',
      ]);
      expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
      expect(headers.get('access-control-allow-origin')).toBe('*');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    },
  );

  it('serve every file that one of them imports, and nothing but scripts', async () => {
    const files = readAssets('widgets');
    expect([...files.keys()].filter((name) => !name.endsWith('.js'))).toEqual([]);
    const imported = [...files.values()].flatMap(({ body }) =>
      [...String(body).matchAll(/(?:from |part\()'\.\/([^']+)'/g)].map(([, name]) => name ?? ''),
    );
    expect(imported).toContain('panel.js');
    for (const name of imported) expect([name, (await got(name)).status]).toEqual([name, 200]);
  });

  it.each(['nothing.js', '..%2Findex.ts', 'tsconfig.json', ''])(
    'have nothing at /widgets/%s',
    async (file) => {
      expect((await got(file)).status).toBe(404);
    },
  );
});
