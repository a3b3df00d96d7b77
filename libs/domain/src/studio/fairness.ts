/*
 * Provably fair draws. This file imports nothing, because the pages of the games are sent the very same one: a member
 * recomputes a round with the code that decided it. SHA-256 is written out and synchronous rather than WebCrypto's, which
 * is asynchronous and missing on pages that came over plain HTTP.
 */

const primes = (count: number): number[] => {
  const found: number[] = [];
  for (let next = 2; found.length < count; next += 1) {
    if (found.every((prime) => next % prime !== 0)) found.push(next);
  }
  return found;
};

/** The first 32 bits of the fraction of a root, as SHA-256 defines its constants. */
const fractionBits = (root: number): number => Math.floor((root % 1) * 2 ** 32);

const roundConstants = Uint32Array.from(primes(64), (prime) => fractionBits(Math.cbrt(prime)));
const initialState = Uint32Array.from(primes(8), (prime) => fractionBits(Math.sqrt(prime)));

const blockBytes = 64;

const rotate = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The 64 words that a block of 64 bytes is spread over. */
function schedule(block: DataView, from: number): Uint32Array {
  const words = new Uint32Array(64);
  for (let index = 0; index < 16; index += 1) words[index] = block.getUint32(from + 4 * index);
  for (let index = 16; index < 64; index += 1) {
    const early = words[index - 15] ?? 0;
    const late = words[index - 2] ?? 0;
    const small = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
    const large = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
    words[index] = (words[index - 16] ?? 0) + small + (words[index - 7] ?? 0) + large;
  }
  return words;
}

function compress(state: Uint32Array, words: Uint32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let index = 0; index < 64; index += 1) {
    const chosen = (e & f) ^ (~e & g);
    const sumE = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const first = (h + sumE + chosen + (roundConstants[index] ?? 0) + (words[index] ?? 0)) | 0;
    const sumA = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + sumA + majority) | 0;
  }
  for (const [index, word] of [a, b, c, d, e, f, g, h].entries()) state[index] = (state[index] ?? 0) + word;
}

function padded(message: Uint8Array): Uint8Array {
  const size = Math.ceil((message.length + 9) / blockBytes) * blockBytes;
  const bytes = new Uint8Array(size);
  bytes.set(message);
  bytes[message.length] = 0x80;
  new DataView(bytes.buffer).setBigUint64(size - 8, 8n * BigInt(message.length));
  return bytes;
}

function sha256(message: Uint8Array): Uint8Array {
  const bytes = padded(message);
  const blocks = new DataView(bytes.buffer);
  const state = initialState.slice();
  for (let from = 0; from < bytes.length; from += blockBytes) compress(state, schedule(blocks, from));
  const digest = new DataView(new ArrayBuffer(32));
  for (const [index, word] of state.entries()) digest.setUint32(4 * index, word);
  return new Uint8Array(digest.buffer);
}

const joined = (first: Uint8Array, second: Uint8Array): Uint8Array => {
  const bytes = new Uint8Array(first.length + second.length);
  bytes.set(first);
  bytes.set(second, first.length);
  return bytes;
};

function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(blockBytes);
  block.set(key.length > blockBytes ? sha256(key) : key);
  const inner = sha256(
    joined(
      block.map((byte) => byte ^ 0x36),
      message,
    ),
  );
  return sha256(
    joined(
      block.map((byte) => byte ^ 0x5c),
      inner,
    ),
  );
}

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** SHA-256 of a text, hexadecimal: what is told of a server seed before the rounds that it decides. */
export const hashOf = (text: string): string => hex(sha256(utf8(text)));

/** HMAC-SHA256 of two texts, hexadecimal. */
export const hmacOf = (key: string, message: string): string => hex(hmac(utf8(key), utf8(message)));

/** What decides a round: the seed of the server, that of the member, and the number of the round under both. */
export interface RoundSeeds {
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly nonce: number;
}

/** A whole number that was drawn, and how many there were to draw from. */
export interface Draw {
  readonly below: number;
  readonly value: number;
}

export interface Draws {
  /** A whole number from 0 up to but not including `count` (at most 2^32), each equally likely. */
  below(count: number): number;
}

export interface TracedDraws extends Draws {
  readonly taken: readonly Draw[];
}

const words = 2 ** 32;

/**
 * The draws of a round, in their order. Block n is HMAC-SHA256 with the server seed over `<client seed>:<nonce>:<n>`, read
 * as eight words of 32 bits. A word in the last, incomplete run of `count` is passed over, so that no number is likelier.
 */
export function drawsOf({ serverSeed, clientSeed, nonce }: RoundSeeds): TracedDraws {
  const key = utf8(serverSeed);
  const taken: Draw[] = [];
  let block = new DataView(new ArrayBuffer(0));
  let blocks = 0;
  let at = 0;
  const word = (): number => {
    if (at >= block.byteLength) {
      block = new DataView(
        hmac(key, utf8(`${clientSeed}:${String(nonce)}:${String(blocks)}`)).buffer as ArrayBuffer,
      );
      blocks += 1;
      at = 0;
    }
    at += 4;
    return block.getUint32(at - 4);
  };
  const below = (count: number): number => {
    if (!Number.isInteger(count) || count < 1 || count > words) throw new RangeError('Nothing to draw from.');
    const fair = words - (words % count);
    let drawn = word();
    while (drawn >= fair) drawn = word();
    taken.push({ below: count, value: drawn % count });
    return drawn % count;
  };
  return { taken, below };
}

/** Whether the seed that was shown by its hash leads to the draws of a round. */
export function verifiesRound(
  seeds: RoundSeeds,
  { seedHash, draws }: { readonly seedHash: string; readonly draws: readonly Draw[] },
): boolean {
  if (hashOf(seeds.serverSeed) !== seedHash) return false;
  const again = drawsOf(seeds);
  return draws.every(({ below, value }) => again.below(below) === value);
}
