import jwt from 'jsonwebtoken';
import { describe, expect, it } from 'vitest';
import { callGraphQL } from '#test/kit/index.ts';
import { me, signedIn, startAccountPlatform } from '#test/kit/account.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';

const platform = platformForFile(startAccountPlatform);

async function issued() {
  const { world, member, token } = await signedIn(platform);
  const answer = await callGraphQL(platform, world, {
    query: `mutation Token($id: ID!, $email: String!) {
      intercomUserToken(accountId: $id, email: $email) { token expiresAt } }`,
    variables: { id: member.id, email: member.email.toUpperCase() },
    token,
  });
  const support = answer.data?.['intercomUserToken'] as { token: string; expiresAt: string };
  return { world, member, token, support };
}

describe('the support token', () => {
  it('SUPPORT-07 is signed for the member and valid for an hour of the world’s clock', async () => {
    const { member, support } = await issued();
    const secret = `${platform.services.settings.jwtSecret}:support`;
    const at = (moment: string) =>
      jwt.verify(support.token, secret, {
        algorithms: ['HS256'],
        audience: 'support',
        clockTimestamp: Date.parse(moment) / 1000,
      });
    expect(at('2026-01-05T02:59:59Z')).toEqual({
      sub: member.id,
      user_id: member.id,
      email: member.email,
      aud: 'support',
      iat: Date.parse('2026-01-05T02:00:00Z') / 1000,
      exp: Date.parse('2026-01-05T03:00:00Z') / 1000,
    });
    expect(() => at('2026-01-05T03:00:00Z')).toThrow('jwt expired');
    expect(support.expiresAt).toBe('2026-01-05T03:00:00.000Z');
    expect(() => jwt.verify(support.token, platform.services.settings.jwtSecret)).toThrow(
      'invalid signature',
    );
  });

  it('SUPPORT-07 is refused for the id or the address of another member, and to a visitor', async () => {
    const { world, member, token } = await signedIn(platform);
    const other = await signedIn(platform);
    const ask = async (id: string, email: string, as: string | undefined) => {
      const { data, code } = await callGraphQL(platform, world, {
        query: `mutation Token($id: ID!, $email: String!) { intercomUserToken(accountId: $id, email: $email) { token } }`,
        variables: { id, email },
        ...(as !== undefined && { token: as }),
      });
      return [data?.['intercomUserToken'] ?? null, code];
    };
    expect(await ask(other.member.id, member.email, token)).toEqual([null, 'BAD_USER_INPUT']);
    expect(await ask(member.id, 'somebody.else@magpie.test', token)).toEqual([null, 'BAD_USER_INPUT']);
    expect(await ask(member.id, member.email, undefined)).toEqual([null, 'UNAUTHENTICATED']);
  });

  it('is in the account until it expires, the one issued last', async () => {
    const { world, member, token, support } = await issued();
    expect(await me(platform, world, token, 'intercomToken { token expiresAt }')).toEqual({
      intercomToken: support,
    });
    await world.clock.advance('PT30M');
    const query = `mutation { intercomUserToken(accountId: "${member.id}", email: "${member.email}") { expiresAt } }`;
    await callGraphQL(platform, world, { query, token });
    const later = { intercomToken: { expiresAt: '2026-01-05T03:30:00.000Z' } };
    expect(await me(platform, world, token, 'intercomToken { expiresAt }')).toEqual(later);
    await world.clock.advance('PT1H');
    expect(await me(platform, world, token, 'intercomToken { expiresAt }')).toEqual({ intercomToken: null });
  });

  it('opens no call of the platform', async () => {
    const { world, support } = await issued();
    const { code } = await callGraphQL(platform, world, { query: '{ me { id } }', token: support.token });
    expect(code).toBe('FORBIDDEN');
  });
});
