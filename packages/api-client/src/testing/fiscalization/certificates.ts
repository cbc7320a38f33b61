import { uploadCertificateEndpoint } from '../../contract';
import { editableTenant } from '../tenants/editable-tenant';
import { ProblemError, invalid, notFound } from '../http/problem';
import type { Handlers } from '../http/call';

const mostBytes = uploadCertificateEndpoint.upload?.maximum ?? 0;

export const certificateHandlers = {
  uploadCertificate: (call) => {
    const { state, file, body } = call;
    if (file === undefined) throw invalid({ certificate: ['Fill in this field.'] });
    if (file.size > mostBytes) throw new ProblemError(413, 'body_too_large', 'The request is too large.');
    const known = state.certificateFiles.filter(({ name }) => name === file.name);
    const opened = known.find(({ password }) => password === body.password);
    if (!/\.(p12|pfx)$/i.test(file.name)) throw invalid({ certificate: ['Choose a .p12 or .pfx file.'] });
    if (known.length === 0) throw invalid({ certificate: ['This file is not a certificate with its private key.'] });
    if (opened === undefined) throw invalid({ password: ['The certificate and password combination is incorrect.'] });
    const tenant = editableTenant(call);
    tenant.certificate = {
      file_name: file.name,
      size: file.size,
      ...opened.facts,
      uploaded_at: state.now().toISOString(),
    };
    return tenant.certificate;
  },

  deleteCertificate: (call) => {
    const tenant = editableTenant(call);
    if (tenant.certificate === null) throw notFound('certificate_not_found');
    tenant.certificate = null;
    return null;
  },
} satisfies Handlers;
