import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const cost = { memory: 19_456, passes: 2, parallelism: 1 };
const derive = promisify(argon2);
const encode = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

async function argon2id(
  password: string,
  nonce: Buffer,
  { memory, passes, parallelism }: typeof cost,
): Promise<Buffer> {
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
  const hash = await argon2id(password, salt, cost);
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${encode(salt)}$${encode(hash)}`;
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
