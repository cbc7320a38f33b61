import { completeSignature } from '../../platform/signing/complete-signature';
import { prepareSignature } from '../../platform/signing/prepare-signature';
import type { SignatureTask } from '../../platform/signing/signature-task';
import { importSigningKey } from '../../platform/signing/signing-key';
import type { TimeStampAuthority } from '../../platform/signing/time-stamp-authority';
import { readTestSigner } from './test-signer';

/** Signs as `signPdf` does, but parses the file in this process, which is faster. */
export async function signHere(
  pdf: Uint8Array,
  changed: Partial<SignatureTask> = {},
  timeStamp?: TimeStampAuthority,
): Promise<Buffer> {
  const { certificates, privateKey } = await readTestSigner('ec');
  const key = await importSigningKey(privateKey);
  if (key === null) throw new Error('The signer of the tests has another kind of key.');
  const task = {
    pdf,
    name: 'Žan',
    reason: undefined,
    at: new Date('2026-11-26T10:47:00Z'),
    place: { page: 1, x: 20, y: 20, width: 100, height: 50 },
    picture: undefined,
    lines: ['Žan'],
    room: 12_000,
  };
  const prepared = await prepareSignature({ ...task, ...changed });
  return Buffer.from(await completeSignature(prepared, { certificates, key, timeStamp }));
}
