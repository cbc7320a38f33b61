import { findAccount } from '../identity';
import type { Database, SessionUser, Transaction } from '../platform';
import { secretsSetAt, type SetupRecord, type TenantHead } from '../tenants';
import { allSections } from './all-sections';
import { applicationSection } from './application/application.section';
import { defaultContact } from './application/default-contact';
import { viewTests } from './connections/connection-test-view';
import { findTests } from './connections/connection-test.repository';
import { couriersSection } from './couriers/couriers.section';
import { dataProviderSection } from './data-provider/data-provider.section';
import { findVpnRequest } from './data-provider/vpn-request.repository';
import { viewCertificate } from './fiscal/certificate/certificate-view';
import { findCertificate } from './fiscal/certificate/certificate.repository';
import { viewDevice } from './fiscal/devices/device-view';
import { findDevices } from './fiscal/devices/device.repository';
import { fiscalizationSection } from './fiscal/fiscalization.section';
import { viewPremise } from './fiscal/premises/premise-view';
import { findPremises } from './fiscal/premises/premise.repository';
import { registrationsOf } from './fiscal/registration/registration-view';
import { findRegistrable } from './fiscal/registration/registration.repository';
import { pluginsSection } from './plugins/plugins.section';
import { viewSection } from './sections/section-view';
import { findSections, type SectionRow } from './sections/section.repository';
import { subscriptionSection } from './subscription/subscription.section';

/** The whole setup of a company CRM, without secrets. */
export async function readSetup(tx: Transaction, { tenant }: TenantHead, now: Date): Promise<SetupRecord> {
  const { id } = tenant;
  const sections = await findSections(tx, id);
  const certificate = await findCertificate(tx, id);
  return {
    sections: await viewSections(tx, id, sections),
    certificate: certificate === null ? null : viewCertificate(certificate),
    premises: (await findPremises(tx, id)).map(viewPremise),
    devices: (await findDevices(tx, id)).map(viewDevice),
    connection_tests: viewTests(await findTests(tx, id), testableConnections(sections), now),
    vpn_requested_at: (await findVpnRequest(tx, id))?.requestedAt.toISOString() ?? null,
    registrations: registrationsOf(await findRegistrable(tx, id), tenant.state),
  };
}

type Sections = ReadonlyMap<string, SectionRow>;

async function viewSections(tx: Transaction, tenantId: string, sections: Sections): Promise<SetupRecord['sections']> {
  const setAt = await secretsSetAt(tx, tenantId);
  return {
    application: viewSection(applicationSection, sections.get('application'), setAt),
    couriers: viewSection(couriersSection, sections.get('couriers'), setAt),
    fiscalization: viewSection(fiscalizationSection, sections.get('fiscalization'), setAt),
    plugins: viewSection(pluginsSection, sections.get('plugins'), setAt),
    data_provider: viewSection(dataProviderSection, sections.get('data_provider'), setAt),
    subscription: viewSection(subscriptionSection, sections.get('subscription'), setAt),
  };
}

/** Prefills an unsaved draft with its author's contact if the author is reading it. */
export async function prefillSetup(
  database: Database,
  setup: SetupRecord,
  { author }: TenantHead,
  reader: SessionUser,
): Promise<SetupRecord> {
  const { application } = setup.sections;
  if (application.version !== 0 || author.id !== reader.id) return setup;
  const account = await findAccount(database, reader.id);
  if (account === null) return setup;
  return { ...setup, sections: { ...setup.sections, application: { ...application, data: defaultContact(account) } } };
}

const testableConnections = (sections: Sections) =>
  allSections.flatMap(({ name, testable = [] }) =>
    testable.map((one) => ({ testable: one, data: sections.get(name)?.data ?? {} })),
  );
