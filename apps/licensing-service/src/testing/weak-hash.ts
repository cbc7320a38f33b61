import { argon2Sync } from 'node:crypto';

/** A password hash with the weak parameters of an older version. */
export function weakHash(password: string): string {
  const salt = Buffer.alloc(16, 7);
  const hash = argon2Sync('argon2id', {
    message: password,
    nonce: salt,
    memory: 1024,
    passes: 1,
    parallelism: 1,
    tagLength: 32,
  });
  const encode = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
  return `$argon2id$v=19$m=1024,t=1,p=1$${encode(salt)}$${encode(hash)}`;
}
