/**
 * A program that another team writes with types that `openapi-typescript` generates. It sets the CSRF header once, because
 * that is a security scheme, and stores the cookie as a browser does.
 */
export const openapiProgram = `import createClient from 'openapi-fetch';
import type { components, paths } from './openapi.js';

type Schemas = components['schemas'];
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
type Login = paths['/auth/login']['post'];

const [baseUrl = '', email = '', password = ''] = process.argv.slice(2);
const client = createClient<paths>({ baseUrl, headers: { 'X-Requested-With': 'XMLHttpRequest' } });
let cookie = '';
client.use({
  onRequest({ request }) {
    request.headers.set('Cookie', cookie);
  },
  onResponse({ response }) {
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
  },
});

const logIn = (body: Schemas['LoginInput']) => client.POST('/auth/login', { body });
const refused = await logIn({ email, password: 'wrong-Password1!' });
const { data: user } = await logIn({ email, password });
const create = { params: { header: { 'Idempotency-Key': crypto.randomUUID() } }, body: {} };
const { data: created } = await client.POST('/tenants', create);
const query = { per_page: 10, sort: '-created_at', filter: { state: 'draft' } };
const { data: page } = await client.GET('/tenants', { params: { query } });

export const types = {
  user: true satisfies Same<typeof user, Schemas['CurrentUser'] | undefined>,
  tenant: created satisfies Schemas['Tenant'] | undefined,
  page: true satisfies Same<typeof page, Schemas['TenantPage'] | undefined>,
  row: true satisfies Same<Schemas['TenantPage']['data'], Schemas['TenantSummary'][]>,
  state: true satisfies Same<NonNullable<typeof created>['state'], Schemas['TenantState']>,
  refusal: true satisfies Same<typeof refused.error, Schemas['Problem'] | Schemas['ValidationProblem'] | undefined>,
  fields: true satisfies Same<
    Login['responses'][422]['content']['application/problem+json']['errors'],
    { [key: string]: string[] }
  >,
};

// @ts-expect-error The document must reject a login without a password. If this compiles, the test fails.
export const incomplete = () => logIn({ email });

console.log(
  JSON.stringify({
    refused: [refused.response.status, Object.keys(refused.error?.errors ?? {})],
    user: user?.email,
    created: created?.state,
    listed: page?.data.map(({ id, state }) => [id === created?.id, state]),
  }),
);
`;
