import type { Tenant } from '@atrium/api-client/contract';
import { samplePriceList, sampleOperation } from '@atrium/api-client/testing/samples';
import {
  keptSections,
  ok,
  quotePlan,
  saveSection,
  type StubAnswer,
  type StubAnswers,
  type StubCall,
} from '@atrium/api-client/testing/stub';

const savedAt = '2026-11-21T09:42:00.000Z';

interface DraftOptions {
  /** Application URLs that are taken. */
  readonly taken?: readonly string[];
  /** Account credit, in cents. */
  readonly credit?: number;
}

/** Responses about a draft: stores what is saved and counts versions. */
export function draftAnswers(draft: Tenant, { taken = ['azman-2'], credit = 0 }: DraftOptions = {}): StubAnswers {
  let tenant = draft;
  const path = `/tenants/${draft.id}`;

  const saves = keptSections.map((name): [string, (call: StubCall) => StubAnswer] => [
    `PUT ${path}/sections/${name.replace('_', '-')}`,
    ({ body }) => {
      const saved = saveSection(tenant, name, { body, at: savedAt });
      ({ tenant } = saved);
      return saved.reply;
    },
  ]);

  return {
    'POST /tenants': () => ok(tenant, 201),
    [`GET ${path}`]: () => ok(tenant),
    ...Object.fromEntries(saves),
    'GET /price-list': ok(samplePriceList),
    [`POST ${path}/quotes`]: ({ body }) => quotePlan(tenant, { body, at: savedAt, credit }),
    [`POST ${path}/create`]: () => {
      tenant = { ...tenant, state: 'creating', operation: sampleOperation({ tenant_id: tenant.id }) };
      return ok(tenant.operation, 202);
    },
    [`GET /operations/${sampleOperation().id}`]: () => ok(tenant.operation),
    'GET /tenants/url-name': ({ query }) => {
      const name = query.get('name') ?? '';
      const available = !taken.includes(name);
      return ok({
        available,
        reason: available ? null : 'taken',
        url: `https://${name}.crm.example`,
        suggestions: available ? [] : [`${name}-crm`, `${name}-si`],
      });
    },
  };
}
