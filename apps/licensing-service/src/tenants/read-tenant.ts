import type { Tenant } from '@atrium/api-client/contract';
import { inScope, type Scope } from '../platform/database/scope';
import type { Caller, SessionUser } from '../platform/http/caller';
import { NotFound } from '../platform/http/errors';
import type { Parts } from '../parts';
import { secretsSetAt } from './secrets/tenant-secrets';
import { findCertificate } from '../setup/fiscal/certificate/certificate.repository';
import { viewCertificate } from '../setup/fiscal/certificate/certificate-view';
import { findDevices } from '../setup/fiscal/devices/device.repository';
import { viewDevice } from '../setup/fiscal/devices/device-view';
import { findPremises } from '../setup/fiscal/premises/premise.repository';
import { viewPremise } from '../setup/fiscal/premises/premise-view';
import { findTests } from '../setup/connections/connection-test.repository';
import { viewTests } from '../setup/connections/connection-test-view';
import { findVpnRequest } from '../setup/data-provider/vpn-request.repository';
import { findRegistrable } from '../setup/fiscal/registration/registration.repository';
import { registrationsOf } from '../setup/fiscal/registration/registration-view';
import { findLatestOperation } from './operations/operation.repository';
import { viewOperation } from './operations/read-operation';
import { findLastVatCheck } from '../billing/vat/checks/vat-check.repository';
import { viewVatCheck } from '../billing/vat/checks/vat-check-view';
import { findAccount } from '../identity/accounts/account.repository';
import { allSections } from '../setup/all-sections';
import { applicationSection } from '../setup/application/application.section';
import { couriersSection } from '../setup/couriers/couriers.section';
import { fiscalizationSection } from '../setup/fiscal/fiscalization.section';
import { pluginsSection } from '../setup/plugins/plugins.section';
import { dataProviderSection } from '../setup/data-provider/data-provider.section';
import { firstContact } from '../setup/application/first-contact';
import { findSections } from '../setup/sections/section.repository';
import { viewSection } from '../setup/sections/section-view';
import { subscriptionSection } from '../setup/subscription/subscription.section';
import { findTenant } from './tenant.repository';
import { toHead } from './tenant-view';

export interface Reading {
  readonly user: SessionUser;
  readonly caller: Caller;
  readonly scope: Scope;
}

/** The whole record, without secrets. */
export async function readTenant(parts: Parts, { user, caller, scope }: Reading, id: string): Promise<Tenant> {
  const { database, clock, settings } = parts;
  const found = await inScope(database, scope, async (tx) => {
    const head = await findTenant(tx, scope, id);
    if (head === null) throw new NotFound('tenant_not_found');
    return {
      head,
      sections: await findSections(tx, id),
      setAt: await secretsSetAt(tx, id),
      certificate: await findCertificate(tx, id),
      premises: await findPremises(tx, id),
      devices: await findDevices(tx, id),
      tests: await findTests(tx, id),
      vatCheck: await findLastVatCheck(tx, id),
      vpnRequest: await findVpnRequest(tx, id),
      registrable: await findRegistrable(tx, id),
      record: await findLatestOperation(tx, id),
    };
  });
  const { head, sections, setAt, certificate, premises, devices, registrable, record } = found;
  const kept = allSections.flatMap(({ name, tested = [] }) =>
    tested.map((one) => ({ tested: one, data: sections.get(name)?.data ?? {} })),
  );
  const isOwnNew = !sections.has('application') && head.author.id === user.id;
  const account = isOwnNew ? await findAccount(database, user.id) : null;
  const application = viewSection(applicationSection, sections.get('application'), setAt);
  const registrations = registrationsOf(registrable, head.tenant.state);
  const premisesLeft = registrations.some(({ removed, state }) => removed && state === 'failed');
  const viewing = { user, now: clock(), urlTemplate: settings.tenantUrlTemplate, premisesLeft };
  return {
    ...toHead(head, record?.operation ?? null, viewing),
    crm_version: head.tenant.crmVersion,
    sections: {
      application: account === null ? application : { ...application, data: firstContact(account) },
      couriers: viewSection(couriersSection, sections.get('couriers'), setAt),
      fiscalization: viewSection(fiscalizationSection, sections.get('fiscalization'), setAt),
      plugins: viewSection(pluginsSection, sections.get('plugins'), setAt),
      data_provider: viewSection(dataProviderSection, sections.get('data_provider'), setAt),
      subscription: viewSection(subscriptionSection, sections.get('subscription'), setAt),
    },
    certificate: certificate === null ? null : viewCertificate(certificate),
    premises: premises.map(viewPremise),
    devices: devices.map(viewDevice),
    connection_tests: viewTests(found.tests, kept, viewing.now),
    vat_check: found.vatCheck === null ? null : viewVatCheck(found.vatCheck),
    vpn_requested_at: found.vpnRequest?.requestedAt.toISOString() ?? null,
    registrations,
    operation: record === null ? null : await viewOperation(parts, record, caller.language),
  };
}
