import type { Tenant } from '@atrium/api-client/contract';
import { inScope, type Scope } from '../../database/scope';
import type { Caller, SessionUser } from '../../http/caller';
import { NotFound } from '../../http/errors';
import type { Parts } from '../../parts';
import { secretsSetAt } from '../../secrets/tenant-secrets';
import { findCertificate } from '../fiscalization/certificate/certificate.repository';
import { viewCertificate } from '../fiscalization/certificate/certificate-view';
import { findDevices } from '../fiscalization/devices/device.repository';
import { viewDevice } from '../fiscalization/devices/device-view';
import { findPremises } from '../fiscalization/premises/premise.repository';
import { viewPremise } from '../fiscalization/premises/premise-view';
import { findTests } from '../connections/connection-test.repository';
import { viewTests } from '../connections/connection-test-view';
import { findVpnRequest } from '../data-provider/vpn-request.repository';
import { findRegistrable } from '../fiscalization/registration/registration.repository';
import { registrationsOf } from '../fiscalization/registration/registration-view';
import { findLatestOperation } from '../operations/operation.repository';
import { viewOperation } from '../operations/read-operation';
import { findLastVatCheck } from '../vat-checks/vat-check.repository';
import { viewVatCheck } from '../vat-checks/vat-check-view';
import { findAccount } from '../accounts/account.repository';
import { allSections } from './sections/all-sections';
import { applicationSection } from './sections/application.section';
import { couriersSection } from './sections/couriers/couriers.section';
import { fiscalizationSection } from './sections/fiscalization.section';
import { pluginsSection } from './sections/plugins/plugins.section';
import { dataProviderSection } from './sections/data-provider.section';
import { firstContact } from './sections/first-contact';
import { findSections } from './sections/section.repository';
import { viewSection } from './sections/section-view';
import { subscriptionSection } from './sections/subscription.section';
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
