import type { Certificate } from '@atrium/api-client/contract';
import { createPrivateKey } from 'node:crypto';
import {
  inScope,
  InvalidInput,
  NotFound,
  type Pkcs12Content,
  type Pkcs12Refusal,
  readPkcs12,
  type UploadedFile,
  writeAudit,
} from '../../../platform';
import { tenantAudit, removeSecret, setSecret, type TenantCall } from '../../../tenants';
import type { SetupDependencies } from '../../dependencies';
import { startFiscalChange } from '../start-fiscal-change';
import { parseCertificate } from './parse-certificate';
import { deleteCertificate, findCertificate, writeCertificate, type CertificateRow } from './certificate.repository';
import { viewCertificate } from './certificate-view';
import { privateKeyField } from './signing-key';

type Dependencies = Pick<SetupDependencies, 'database' | 'clock' | 'secretKeys' | 'jobs' | 'deliverSettings'>;

const problems: Readonly<Record<Pkcs12Refusal, ConstructorParameters<typeof InvalidInput>[0]>> = {
  wrong_password: { password: ['certificate_password_wrong'] },
  unreadable: { certificate: ['certificate_unreadable'] },
  too_costly: { certificate: ['certificate_too_costly'] },
};

async function readUpload({ name, bytes }: UploadedFile, password: string): Promise<Pkcs12Content> {
  if (!/\.(p12|pfx)$/i.test(name)) throw new InvalidInput({ certificate: ['certificate_kind'] });
  const reading = await readPkcs12({ bytes, password });
  if ('refusal' in reading) throw new InvalidInput(problems[reading.refusal]);
  if (createPrivateKey(reading.privateKey).asymmetricKeyType !== 'rsa') throw new InvalidInput(problems.unreadable);
  return reading;
}

export interface CertificateUpload {
  readonly tenantId: string;
  readonly file: UploadedFile;
  readonly password: string;
}

/** Replaces the certificate and its key. The password only decrypts the file and is not stored. */
export async function uploadCertificate(
  dependencies: Dependencies,
  call: TenantCall,
  { tenantId, file, password }: CertificateUpload,
): Promise<Certificate> {
  const { database, clock, secretKeys } = dependencies;
  const { privateKey, certificates } = await readUpload(file, password);
  const [ownCertificate = ''] = certificates;
  return inScope(database, call.scope, async (tx) => {
    const now = clock();
    await startFiscalChange(tx, dependencies, call, { tenantId, now });
    const before = await findCertificate(tx, tenantId);
    const row: CertificateRow = {
      tenantId,
      fileName: file.name,
      size: file.bytes.length,
      chain: certificates.join(''),
      ...parseCertificate(ownCertificate),
      uploadedAt: now,
      uploadedBy: call.user.id,
      noticedDays: null,
    };
    await writeCertificate(tx, row);
    await setSecret(tx, secretKeys, { tenantId, field: privateKeyField, value: privateKey, at: now });
    await writeAudit(tx, {
      ...tenantAudit(call, tenantId, now),
      action: 'certificate.upload',
      before: before === null ? null : viewCertificate(before),
      after: viewCertificate(row),
    });
    return viewCertificate(row);
  });
}

/** Deletes the certificate and its key. */
export function removeCertificate(dependencies: Dependencies, call: TenantCall, tenantId: string): Promise<void> {
  const { database, clock } = dependencies;
  return inScope(database, call.scope, async (tx) => {
    const now = clock();
    await startFiscalChange(tx, dependencies, call, { tenantId, now });
    const before = await findCertificate(tx, tenantId);
    if (before === null || !(await deleteCertificate(tx, tenantId))) throw new NotFound('certificate_not_found');
    await removeSecret(tx, tenantId, privateKeyField);
    const entry = { action: 'certificate.remove', before: viewCertificate(before) } as const;
    await writeAudit(tx, { ...tenantAudit(call, tenantId, now), ...entry });
  });
}
