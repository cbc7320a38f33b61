import type { ApplicationDraft, Tenant } from '@atrium/api-client/contract';
import type { FormObject, FormValue } from '@atrium/api-client/contract';
import { sampleOperation } from './sample-tenants';
import { ok, problem, type StubAnswers, type StubCall } from '@atrium/api-client/testing/stub';

const savedAt = '2026-11-21T09:42:00.000Z';

function textOf(value: FormValue | undefined): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

function objectOf(value: FormValue | undefined): FormObject {
  return typeof value === 'object' && !Array.isArray(value) ? value : {};
}

function toDraft(body: FormObject): ApplicationDraft {
  const address = objectOf(body['address']);
  return {
    title: textOf(body['title']),
    company: textOf(body['company']),
    url_name: textOf(body['url_name']),
    language: body['language'] === 'sl' ? 'sl' : 'en',
    email: textOf(body['email']),
    phone_country_code: textOf(body['phone_country_code']),
    phone: textOf(body['phone']),
    address: {
      vat_number: textOf(address['vat_number']),
      street: textOf(address['street']),
      postal_code: textOf(address['postal_code']),
      city: textOf(address['city']),
      country: textOf(address['country']),
      phone_country_code: textOf(address['phone_country_code']),
      phone: textOf(address['phone']),
    },
  };
}

/** What the service answers about one draft: it keeps what is saved, and counts its versions. */
export function draftAnswers(draft: Tenant, taken: readonly string[] = ['azman-2']): StubAnswers {
  let tenant = draft;
  const path = `/tenants/${draft.id}`;

  function saveApplication({ body }: StubCall) {
    const { application } = tenant.sections;
    if (Number(body['_version']) !== application.version) return problem(412, { code: 'stale' });
    const hasPassword = textOf(body['password']) !== null;
    const saved = {
      version: application.version + 1,
      updated_at: savedAt,
      data: toDraft(body),
      secrets: { password: hasPassword ? { set: true, updated_at: savedAt } : application.secrets.password },
    };
    tenant = { ...tenant, title: saved.data.title ?? '', sections: { ...tenant.sections, application: saved } };
    return ok(saved);
  }

  function saveSubscription({ body }: StubCall) {
    const saved = {
      version: tenant.sections.subscription.version + 1,
      updated_at: savedAt,
      data: { plan: body['plan'] === 'trial' ? ('trial' as const) : null },
      secrets: {},
    };
    tenant = { ...tenant, sections: { ...tenant.sections, subscription: saved } };
    return ok(saved);
  }

  return {
    'POST /tenants': () => ok(tenant, 201),
    [`GET ${path}`]: () => ok(tenant),
    [`PUT ${path}/sections/application`]: saveApplication,
    [`PUT ${path}/sections/subscription`]: saveSubscription,
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
