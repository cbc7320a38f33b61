import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { type HashCost, hashCost } from './hash-cost';

const derive = promisify(argon2);
const encode = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

async function argon2id(password: string, nonce: Buffer, { memory, passes, parallelism }: HashCost): Promise<Buffer> {
  return derive('argon2id', {
    message: Buffer.from(password, 'utf8'),
    nonce,
    memory,
    passes,
    parallelism,
    tagLength: 32,
  });
}

/** Hashes with argon2id and a random salt, as a PHC string. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const { memory, passes, parallelism } = hashCost;
  const hash = await argon2id(password, salt, hashCost);
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(salt)}$${encode(hash)}`;
}

/** Verifies a password against a PHC string. False for any other format. */
export async function verifyHash(password: string, phc: string): Promise<boolean> {
  const match = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d)\$([\w+/]+)\$([\w+/]{43})$/.exec(phc);
  if (match === null) return false;
  const [, memory, passes, parallelism, salt = '', hash = ''] = match;
  const parameters = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  return timingSafeEqual(
    await argon2id(password, Buffer.from(salt, 'base64'), parameters),
    Buffer.from(hash, 'base64'),
  );
}
