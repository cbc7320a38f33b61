import { checkVatNumber } from '@atrium/validators';
import { textOf } from '@atrium/validators/texts';
import { checkVatNumberEndpoint } from '../contract';
import { checkVatNumberSchema } from '../contract/schemas';
import { refuseInvalid } from './fake-problem';
import { fakeRoute, type FakeRoute } from './fake-route';
import { tenantOf } from './fake-tenant';

/** A register that knows every number of the European Union, and nothing of whose it is. */
export const fakeVatCheckRoutes: readonly FakeRoute[] = [
  fakeRoute(checkVatNumberEndpoint, checkVatNumberSchema, ({ state, params, body, user }) => {
    const tenant = tenantOf(state, user(), params.id);
    const country = body.country ?? undefined;
    const verdict = checkVatNumber(body.vat_number, { country, level: 'shape' });
    refuseInvalid({ vat_number: !verdict.valid && textOf('vatNumber', verdict, 'en', { country }) });
    const served = verdict.valid && verdict.prefix !== 'GB';
    tenant.vat_check = {
      status: served ? 'confirmed' : 'not_checked',
      reason: served ? null : 'not_served',
      vat_number: verdict.valid ? verdict.normalized : body.vat_number,
      name: null,
      address: null,
      checked_at: state.now().toISOString(),
    };
    return tenant.vat_check;
  }),
];
