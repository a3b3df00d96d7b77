import type { Argon2Parameters } from 'node:crypto';
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

export interface PasswordCost {
  readonly memoryKib: number;
  readonly passes: number;
}

const USUAL: PasswordCost = { memoryKib: 19_456, passes: 2 };
const PARALLELISM = 1;
const TAG_BYTES = 32;
const SALT_BYTES = 16;
const ENCODED = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([\w+/]{11,64})\$([\w+/]{16,128})$/;

/**
 * Hash of no password at all, with the cost of a real one: it is checked when a login names nobody, so that the time
 * of the answer does not tell whether an account exists.
 */
const NOBODY = `${prefixOf(USUAL)}$AAAAAAAAAAAAAAAAAAAAAA$${'A'.repeat(43)}`;

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');

/**
 * Hashes a password with argon2id (19 MiB, 2 passes, 1 lane) into the usual `$argon2id$…` text.
 * @param salt 16 bytes; random when left out. Seeds pass a fixed one to come out the same each time.
 * @param cost less for people of tests only; a hash names its cost, so that it is verified at the same.
 */
export async function hashPassword(
  password: string,
  salt: Buffer = randomBytes(SALT_BYTES),
  cost = USUAL,
): Promise<string> {
  const { memoryKib, passes } = cost;
  const settings = parameters(password, salt, memoryKib, passes, PARALLELISM, TAG_BYTES);
  const tag = await derive('argon2id', settings);
  return `${prefixOf(cost)}$${unpadded(salt)}$${unpadded(tag)}`;
}

/**
 * Tells whether the password is the one that was hashed, in constant time; false for an unreadable hash.
 * @param hash null when there is no such account: the same work is done and the answer is false.
 */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  const match = ENCODED.exec(hash ?? NOBODY);
  if (match === null) return false;
  const [, memory, passes, lanes, salt, tag] = match;
  const expected = Buffer.from(tag ?? '', 'base64');
  const nonce = Buffer.from(salt ?? '', 'base64');
  const settings = parameters(
    password,
    nonce,
    Number(memory),
    Number(passes),
    Number(lanes),
    expected.length,
  );
  const actual = await derive('argon2id', settings);
  return timingSafeEqual(actual, expected) && hash !== null;
}

function prefixOf({ memoryKib, passes }: PasswordCost): string {
  return `$argon2id$v=19$m=${memoryKib},t=${passes},p=${PARALLELISM}`;
}

function parameters(
  message: string,
  nonce: Buffer,
  memory: number,
  passes: number,
  parallelism: number,
  tagLength: number,
): Argon2Parameters {
  return { message, nonce, memory, passes, parallelism, tagLength };
}
