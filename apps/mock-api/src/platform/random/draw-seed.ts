import { createHmac } from 'node:crypto';

/**
 * What the results of games and matches in a world are drawn from, hexadecimal. The world's seed is public, so it is taken
 * under a key made of the platform's own secret: the same world comes out again under the same secret, and under no other.
 */
export function drawSeedOf(secret: string, worldSeed: number): string {
  const key = createHmac('sha256', secret).update(':draws').digest();
  return createHmac('sha256', key).update(String(worldSeed)).digest('hex');
}
