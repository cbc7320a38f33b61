/** Code around a block of a README that uses things from the reader's own program. */
export interface ReadmeStage {
  readonly before?: string;
  readonly after?: string;
}

const signedIn = `
import { createApiClient } from '@atrium/api-client';
import { createFakeService } from '@atrium/api-client/testing';
const service = createFakeService();
service.signIn();
const client = createApiClient(service);
`;

/** By package and heading. */
export const readmeStages: Readonly<Record<string, ReadmeStage>> = {
  'validators-yup': {
    after: `
const form = {
  country: 'SI',
  phone: '041 234 567',
  vat_number: '50223054',
  password: 'modra-hisa7',
  password_confirmation: 'modra-hisa7',
};
assertEqual(await schema.isValid(form), true);
assertEqual(await schema.validateAt('vat_number', { ...form, vat_number: '5022305' }).catch(({ message }) => message), 'validation.vatNumber.length?lengths=8');
assertEqual(await schema.isValid({ ...form, password_confirmation: 'modra-hisa8' }), false);
`,
  },
  'api-client-what-it-does': {
    before: `
import { listTenantsEndpoint } from '@atrium/api-client/contract';
const currentTrace = () => '00-1';
const warnings: string[] = [];
const warnWhenDeprecated = (endpoint: string, since: string | null) => void warnings.push(endpoint + since);
const sent: unknown[] = [];
globalThis.fetch = async (_url, init) => {
  sent.push(init?.headers);
  return Response.json({ data: [] }, { headers: { deprecation: '@1' } });
};
`,
    after: `
await client.call(listTenantsEndpoint);
assertEqual(warnings, ['tenants.list@1']);
const [headers] = sent as Record<string, string>[];
assertEqual([headers?.['X-Attempt'], headers?.traceparent, headers?.['Accept-Language']], ['tenants.list 1', '00-1', 'sl']);
`,
  },
  'api-client-errors': {
    before: `${signedIn}
import type { BodyOf, ShapeOf } from '@atrium/api-client/contract';
const id = '01990000-0000-7000-8000-000000000001';
const body = {} as BodyOf<ShapeOf<typeof saveApplicationEndpoint>>;
const show = (_answer: unknown) => undefined;
const offerNewer = (_newer: object) => undefined;
`,
    after: 'assertEqual(outcome.ok, false);',
  },
  'api-client-files': {
    before: `${signedIn}
const signal = AbortSignal.timeout(30_000);
const counted: number[] = [];
const show = (loaded: number, _total: number | undefined) => counted.push(loaded);
`,
    after: `
assertEqual(name, 'tenants.xlsx');
assertEqual(counted.at(-1), blob.size);
`,
  },
  'api-client-react': {
    after: `
import { renderToString } from 'react-dom/server';
assertEqual(renderToString(<App />), '<p>Loading</p>');
`,
  },
  'api-client-realtime': { after: 'connection.close();' },
};
