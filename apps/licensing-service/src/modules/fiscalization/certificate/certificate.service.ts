import type { Certificate } from '@atrium/api-client/contract';
import { writeAudit } from '../../../audit/audit';
import type { DatabaseHandle } from '../../../database/database';
import { inScope } from '../../../database/scope';
import { InvalidInput, NotFound } from '../../../http/errors';
import type { UploadedFile } from '../../../http/upload-route';
import type { Parts } from '../../../parts';
import { readSecret, removeSecret, setSecret } from '../../../secrets/tenant-secrets';
import { createGate } from '../../accounts/gate';
import { beginChange } from '../../tenants/sections/begin-change';
import { fiscalizationSection } from '../../tenants/sections/fiscalization.section';
import { secretField } from '../../tenants/sections/section';
import { audited, type TenantCall } from '../../tenants/tenant-call';
import { certificateFacts } from './certificate-facts';
import type { CertificateContent, CertificateRefusal } from './certificate-reading';
import { deleteCertificate, findCertificate, writeCertificate, type CertificateRow } from './certificate.repository';
import { viewCertificate } from './certificate-view';
import { readCertificate } from './read-certificate';

type Ground = Pick<Parts, 'database' | 'clock' | 'secretKeys'>;

const privateKeyField = secretField(fiscalizationSection, 'private_key');

const pass = createGate({ atOnce: 2, waiting: 20 });

const problems: Readonly<Record<CertificateRefusal, ConstructorParameters<typeof InvalidInput>[0]>> = {
  wrong_password: { password: ['certificate_password_wrong'] },
  unreadable: { certificate: ['certificate_unreadable'] },
  too_costly: { certificate: ['certificate_too_costly'] },
};

async function open({ name, bytes }: UploadedFile, password: string): Promise<CertificateContent> {
  if (!/\.(p12|pfx)$/i.test(name)) throw new InvalidInput({ certificate: ['certificate_kind'] });
  const reading = await pass(() => readCertificate({ bytes, password }));
  if ('refusal' in reading) throw new InvalidInput(problems[reading.refusal]);
  return reading;
}

export interface CertificateUpload {
  readonly tenantId: string;
  readonly file: UploadedFile;
  readonly password: string;
}

/** Keeps a certificate with its key, in place of the one before; its password opens the file and is forgotten. */
export async function uploadCertificate(
  { database, clock, secretKeys }: Ground,
  call: TenantCall,
  { tenantId, file, password }: CertificateUpload,
): Promise<Certificate> {
  const { privateKey, certificates } = await open(file, password);
  const [own = ''] = certificates;
  return inScope(database, call.scope, async (tx) => {
    const now = clock();
    await beginChange(tx, call, fiscalizationSection, { id: tenantId, now });
    const before = await findCertificate(tx, tenantId);
    const row: CertificateRow = {
      tenantId,
      fileName: file.name,
      size: file.bytes.length,
      chain: certificates.join(''),
      ...certificateFacts(own),
      uploadedAt: now,
      uploadedBy: call.user.id,
      noticedDays: null,
    };
    await writeCertificate(tx, row);
    await setSecret(tx, secretKeys, { tenantId, field: privateKeyField, value: privateKey, at: now });
    await writeAudit(tx, {
      ...audited(call, tenantId, now),
      action: 'certificate.upload',
      before: before === null ? null : viewCertificate(before),
      after: viewCertificate(row),
    });
    return viewCertificate(row);
  });
}

/** Deletes the certificate with its key. */
export function removeCertificate({ database, clock }: Ground, call: TenantCall, tenantId: string): Promise<void> {
  return inScope(database, call.scope, async (tx) => {
    const now = clock();
    await beginChange(tx, call, fiscalizationSection, { id: tenantId, now });
    const before = await findCertificate(tx, tenantId);
    if (before === null || !(await deleteCertificate(tx, tenantId))) throw new NotFound('certificate_not_found');
    await removeSecret(tx, tenantId, privateKeyField);
    const entry = { action: 'certificate.remove', before: viewCertificate(before) };
    await writeAudit(tx, { ...audited(call, tenantId, now), ...entry });
  });
}

/** What a company CRM signs and identifies itself with at the tax authority, both in PEM; null without a certificate. */
export async function readSigningKey(
  db: DatabaseHandle,
  { secretKeys }: Pick<Parts, 'secretKeys'>,
  tenantId: string,
): Promise<{ readonly privateKey: string; readonly chain: string } | null> {
  const row = await findCertificate(db, tenantId);
  const privateKey = await readSecret(db, secretKeys, tenantId, privateKeyField);
  return row === null || privateKey === null ? null : { privateKey, chain: row.chain };
}
