import { describe, expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './passwords.ts';

describe('passwords', () => {
  it('are hashed with argon2id at the cost that OWASP asks for', async () => {
    const hash = await hashPassword('Magpie@2026', Buffer.alloc(16, 1));
    expect(hash).toBe(
      '$argon2id$v=19$m=19456,t=2,p=1$AQEBAQEBAQEBAQEBAQEBAQ$tsQqSfM+tgZ6BFhfEO3aeJl63suDLbL9cItUuKwX914',
    );
  });

  it('get a salt of their own', async () => {
    expect(await hashPassword('Magpie@2026')).not.toBe(await hashPassword('Magpie@2026'));
  });

  it('are verified', async () => {
    const hash = await hashPassword('Magpie@2026');
    expect(await verifyPassword('Magpie@2026', hash)).toBe(true);
    expect(await verifyPassword('Magpie@2027', hash)).toBe(false);
  });

  it('are never right for nobody, an unreadable hash or the stand-in of nobody', async () => {
    expect(await verifyPassword('', null)).toBe(false);
    expect(await verifyPassword('Magpie@2026', 'Magpie@2026')).toBe(false);
    expect(await verifyPassword('Magpie@2026', '$argon2i$v=19$m=19456,t=2,p=1$AAAA$AAAA')).toBe(false);
  });
});
