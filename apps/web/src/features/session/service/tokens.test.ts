import { afterEach, describe, expect, it, vi } from 'vitest';
import { dropTokens, keepTokens, storedAccessToken as accessToken } from './tokens.ts';

describe('tokens', () => {
  afterEach(dropTokens);

  it('SESS-09 keeps the access token in a Secure cookie and the refresh token in a cookie', () => {
    const written = vi.spyOn(document, 'cookie', 'set');
    keepTokens({ accessToken: 'an-access-token', refreshToken: 'a-refresh-token' });
    const cookies = written.mock.calls.map(([cookie]) => cookie);
    expect(cookies).toHaveLength(2);
    expect(cookies[0]).toMatch(/^access-token=an-access-token;/);
    expect(cookies[0]).toMatch(/; secure(;|$)/i);
    expect(cookies[1]).toMatch(/^refresh-token=a-refresh-token;/);
    expect(accessToken()).toBe('an-access-token');
    expect(document.cookie).toContain('refresh-token=a-refresh-token');
  });

  it('removes both', () => {
    keepTokens({ accessToken: 'an-access-token', refreshToken: 'a-refresh-token' });
    dropTokens();
    expect(accessToken()).toBeNull();
    expect(document.cookie).toBe('');
  });
});
