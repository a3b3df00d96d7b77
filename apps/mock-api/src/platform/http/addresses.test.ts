import { describe, expect, it } from 'vitest';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { startSeededPlatform } from '#test/kit/seeded.ts';

const platform = platformForFile(startSeededPlatform);

describe('an address that is not encoded correctly', () => {
  it.each(['/documents/%E0%A4%A', '/cashier/%zz', '/cashier/assets/%', '/widgets/%c3%28', '/console/%ff'])(
    '%s is refused and not logged as a failure',
    async (path) => {
      const before = platform.log.length;
      const answer = await fetch(`${platform.url}${path}`);
      expect([answer.status, await answer.json()]).toEqual([
        400,
        { code: 'BAD_USER_INPUT', message: 'The address is not encoded correctly.' },
      ]);
      expect(platform.log.slice(before).join('')).not.toMatch(/unexpected error|URIError|stack/);
    },
  );
});

describe('every answer', () => {
  it.each([
    ['GET', '/documents/img_unknown', 403],
    ['GET', '/nothing', 404],
    ['GET', '/documents/%E0%A4%A', 400],
    ['POST', '/cashier/dep_unknown/state', null],
    ['POST', '/payments/provider/authorize', 401],
    ['POST', '/games/wallet/balance', 401],
    ['POST', '/authenticate', null],
    ['GET', '/health', 200],
  ] as const)('%s %s is what it says it is, and nothing in it runs', async (method, path, status) => {
    const answer = await fetch(`${platform.url}${path}`, { method });
    if (status !== null) expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toContain('application/json');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none';frame-ancestors 'none'");
  });

  it('that is a page says itself what it may run', async () => {
    const page = await fetch(`${platform.url}/cashier/dep_unknown`);
    expect(page.headers.get('x-content-type-options')).toBe('nosniff');
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(page.headers.get('x-frame-options')).toBeNull();
  });
});
