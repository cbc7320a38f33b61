import type { BodyOf, KeptSignature } from '@atrium/api-client/contract';
import type { CallOf, keepSignatureSchema } from '@atrium/api-client/contract/schemas';
import {
  asService,
  type Caller,
  type Database,
  InvalidInput,
  type SecretKey,
  type SessionUser,
  writeAudit,
} from '../../../platform';
import type { IdentityDependencies } from '../../dependencies';
import { accountAudit } from '../account-audit';
import {
  findKeptSignature,
  removeKeptSignature,
  rewrapKeptSignature,
  saveKeptSignature,
} from './kept-signature.repository';

interface SignatureCall {
  readonly user: SessionUser;
  readonly caller: Caller;
}

type Dependencies = Pick<IdentityDependencies, 'database' | 'clock' | 'secretKeys'>;

const pngStart = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** The signature picture that the caller keeps. */
export async function readKeptSignature(
  { database, secretKeys }: Dependencies,
  { user }: Pick<SignatureCall, 'user'>,
): Promise<KeptSignature> {
  const picture = await asService(database, 'no-tenant', (tx) => findKeptSignature(tx, secretKeys, user.id));
  return { picture: picture?.toString('base64') ?? null };
}

/** Keeps a signature picture of the caller for the next document. */
export function keepSignature(
  { database, clock, secretKeys }: Dependencies,
  { user, caller }: SignatureCall,
  { picture }: BodyOf<CallOf<typeof keepSignatureSchema>>,
): Promise<KeptSignature> {
  const png = Buffer.from(picture, 'base64');
  if (!png.subarray(0, pngStart.length).equals(pngStart)) throw new InvalidInput({ picture: ['invalid'] });
  return asService(database, 'no-tenant', async (tx) => {
    const at = clock();
    await saveKeptSignature(tx, secretKeys, { userId: user.id, picture: png, keptAt: at });
    await writeAudit(tx, { ...accountAudit(caller, user.id, at), action: 'auth.signature_kept' });
    return { picture };
  });
}

export function deleteKeptSignature(
  { database, clock }: Dependencies,
  { user, caller }: SignatureCall,
): Promise<KeptSignature> {
  return asService(database, 'no-tenant', async (tx) => {
    if (await removeKeptSignature(tx, user.id))
      await writeAudit(tx, { ...accountAudit(caller, user.id, clock()), action: 'auth.signature_deleted' });
    return { picture: null };
  });
}

/** Encrypts every kept picture with the newest key, each in a transaction of its own. */
export async function rewrapKeptSignatures(database: Database, keys: readonly SecretKey[]): Promise<void> {
  let hasMore = true;
  while (hasMore) hasMore = await asService(database, 'start', (tx) => rewrapKeptSignature(tx, keys));
}
