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
import type { FormConnection } from './test-form-connection.service';

type Dependencies = Pick<SetupDependencies, 'settings' | 'clock'>;

const shared = {
  section: couriersSection,
  matchesSaved: () => true,
  mismatchedSecret: 'required',
  stages: vendorStages,
} as const;

export function glsConnection(
  { settings, clock }: Dependencies,
  { password, ...gls }: NonNullable<CouriersInput['gls']>,
): FormConnection<CouriersDraft> {
  const { username, client_number: clientNumber } = gls;
  return {
    ...shared,
    testable: glsTest,
    form: { gls },
    enteredSecret: password,
    problems: (hasPassword) => glsAccountProblems(gls, hasPassword),
    probe: (secret) =>
      probeVendor((call) => {
        const account = { username: username ?? '', password: secret, clientNumber: clientNumber ?? '' };
        return callGls(settings.vendors.gls, account, { ...call, now: clock() });
      }),
  };
}

/** Pošta Slovenije identifies an account by four ids, so the test needs no password. */
export function postaSlovenijeConnection(
  { settings }: Dependencies,
  { password, ...posta }: NonNullable<CouriersInput['posta_slovenije']>,
): FormConnection<CouriersDraft> {
  const account = {
    clientId: posta.client_id ?? '',
    contractId: posta.contract_id ?? '',
    branchId: posta.branch_id ?? '',
    postalId: posta.postal_id ?? '',
  };
  return {
    ...shared,
    testable: postaSlovenijeTest,
    form: { posta_slovenije: posta },
    enteredSecret: password,
    problems: () => postaSlovenijeAccountProblems(posta),
    probe: () => probeVendor((call) => callPostaSlovenije(settings.vendors.postaSlovenije, account, call)),
  };
}
