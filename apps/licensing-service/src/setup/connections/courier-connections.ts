import type { CouriersDraft, CouriersInput } from '@atrium/api-client/contract';
import type { SetupDependencies } from '../dependencies';
import { callGls } from '../couriers/gls/gls';
import { callPostaSlovenije } from '../couriers/posta-slovenije/posta-slovenije';
import {
  couriersSection,
  glsAccountProblems,
  glsTest,
  postaSlovenijeAccountProblems,
  postaSlovenijeTest,
} from '../couriers/couriers.section';
import { probeVendor, vendorStages } from './probe-vendor';
import type { ShownConnection } from './test-shown.service';

type Dependencies = Pick<SetupDependencies, 'settings' | 'clock'>;

const shared = {
  section: couriersSection,
  isOfShown: () => true,
  otherSecret: 'required',
  stages: vendorStages,
} as const;

/** The account with GLS that a form shows. */
export function glsConnection(
  { settings, clock }: Dependencies,
  { password, ...gls }: NonNullable<CouriersInput['gls']>,
): ShownConnection<CouriersDraft> {
  const { username, client_number: clientNumber } = gls;
  return {
    ...shared,
    tested: glsTest,
    shown: { gls },
    typed: password,
    problems: (hasPassword) => glsAccountProblems(gls, hasPassword),
    probe: (secret) =>
      probeVendor((call) => {
        const account = { username: username ?? '', password: secret, clientNumber: clientNumber ?? '' };
        return callGls(settings.vendors.gls, account, { ...call, now: clock() });
      }),
  };
}

/** The account with Pošta Slovenije that a form shows; what it is asked by holds no password. */
export function postaSlovenijeConnection(
  { settings }: Dependencies,
  { password, ...posta }: NonNullable<CouriersInput['posta_slovenije']>,
): ShownConnection<CouriersDraft> {
  const account = {
    clientId: posta.client_id ?? '',
    contractId: posta.contract_id ?? '',
    branchId: posta.branch_id ?? '',
    postalId: posta.postal_id ?? '',
  };
  return {
    ...shared,
    tested: postaSlovenijeTest,
    shown: { posta_slovenije: posta },
    typed: password,
    problems: () => postaSlovenijeAccountProblems(posta),
    probe: () => probeVendor((call) => callPostaSlovenije(settings.vendors.postaSlovenije, account, call)),
  };
}
