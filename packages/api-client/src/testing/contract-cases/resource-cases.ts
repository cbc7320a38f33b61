import assert from 'node:assert/strict';
import type { CallShape, Endpoint, ExportInput, Field, ListQuery, Resource } from '../../contract';
import { download } from '../../files/download';
import { contractCalls, resources } from '../http/contract-calls';
import { sampleOf } from '../samples/sample-of';
import type { ContractCase } from './contract-case';
import { administrator, newUser, unused } from './people';

type Values = Readonly<Record<string, unknown>>;

interface ResourceCalls {
  readonly list: Call<{ readonly query: ListQuery; readonly answer: { readonly data: readonly Values[] } }>;
  readonly get: Call<{ readonly params: RecordParams; readonly answer: Values }>;
  readonly create: Call<{ readonly body: Values; readonly answer: Values }>;
  readonly update: Call<{ readonly params: RecordParams; readonly body: Values; readonly answer: Values }>;
  readonly duplicate: Call<{ readonly params: RecordParams; readonly body: Values; readonly answer: Values }>;
  readonly export: Call<{ readonly body: ExportInput; readonly answer: Blob }>;
  readonly delete: Call<{ readonly params: RecordParams; readonly answer: null }>;
}

interface RecordParams {
  readonly id: string;
}

type PartOf<S, Name extends string> = S extends { readonly [N in Name]: infer Value } ? Value : undefined;

type Call<S extends Partial<CallShape>> = Endpoint<{
  readonly params: PartOf<S, 'params'>;
  readonly query: PartOf<S, 'query'>;
  readonly body: PartOf<S, 'body'>;
  readonly answer: PartOf<S, 'answer'>;
  readonly error: never;
}>;

const findCall = ({ route }: Resource, call: keyof ResourceCalls) =>
  contractCalls.find(({ endpoint }) => endpoint.id === `${route}.${call}`);

function endpointOf<Name extends keyof ResourceCalls>(resource: Resource, call: Name): ResourceCalls[Name] {
  const found = findCall(resource, call);
  assert.ok(found, `${resource.route} has no call ${call}.`);
  return found.endpoint;
}

/** An input that matches the declaration, with texts that no other record has. */
function inputOf(resource: Resource, part: 'create' | 'save'): Values {
  const input: Values = sampleOf(resource, part);
  return Object.fromEntries(
    Object.entries(input).map(([name, value]) => {
      const { type, example } = resource.fields[name] ?? {};
      return [name, type === 'text' && example === undefined ? unused(name).replaceAll('-', '_') : value];
    }),
  );
}

const versioned = ({ fields }: Resource) => Object.entries<Field>(fields).some(([name]) => name === 'version');
/** A record that needs another one first, such as an uploaded file, has cases of its own. */
const needsAnother = ({ fields }: Resource) =>
  Object.values<Field>(fields).some(({ type, input }) => type === 'record' || (type === 'id' && input !== undefined));
const isEditable = (resource: Resource) =>
  versioned(resource) &&
  !needsAnother(resource) &&
  [resource.access.create, resource.access.update, resource.access.delete].every(Boolean);

const casesOf = (resource: Resource): readonly ContractCase[] => [
  {
    name: `a record of ${resource.route} is created, read, listed, exported, changed and deleted`,
    run: async (world) => {
      const { client, user } = await administrator(world);
      const body = inputOf(resource, 'create');
      const made = await client.call(endpointOf(resource, 'create'), { body });
      assert.partialDeepStrictEqual(made, body);
      if (resource.fields['author']?.type === 'person')
        assert.deepEqual(made['author'], { id: user.id, full_name: user.full_name });
      const params = { id: String(made['id']) };
      const read = () => client.call(endpointOf(resource, 'get'), { params });
      assert.deepEqual(await read(), made);
      const newest = { sort: '-created_at', per_page: 1 };
      const list = endpointOf(resource, 'list');
      const { data } = await client.call(list, { query: newest });
      assert.deepEqual(
        data.map(({ id }) => id),
        [params.id],
      );
      const file = await download(client, endpointOf(resource, 'export'), { body: {} });
      assert.equal(file.name, `${resource.route}.xlsx`);
      assert.equal(await file.blob.slice(0, 2).text(), 'PK');
      const change = (version: unknown) => {
        const changed = { ...inputOf(resource, 'save'), _version: version };
        return client.call(endpointOf(resource, 'update'), { params, body: changed });
      };
      const changed = await change(made['version']);
      assert.equal(changed['version'], Number(made['version']) + 1);
      await assert.rejects(change(made['version']), { name: 'StaleError', code: 'stale' });
      assert.equal(await client.call(endpointOf(resource, 'delete'), { params }), null);
      await assert.rejects(read(), { name: 'NotFoundError' });
    },
  },
  {
    name: `a user without permissions has no access to ${resource.route}`,
    run: async (world) => {
      const { client } = await newUser(world);
      const body = inputOf(resource, 'create');
      const forbidden = { name: 'ForbiddenError', code: 'forbidden' };
      await assert.rejects(client.call(endpointOf(resource, 'list'), { query: {} }), forbidden);
      await assert.rejects(client.call(endpointOf(resource, 'create'), { body }), forbidden);
    },
  },
];

/** The input that cannot change later, such as the slug of a codelist. */
const createOnlyInput = (resource: Resource): Values =>
  Object.fromEntries(
    Object.entries(inputOf(resource, 'create')).filter(([name]) => resource.fields[name]?.input === 'create'),
  );

const duplicateCase = (resource: Resource): ContractCase => ({
  name: `a record of ${resource.route} is duplicated`,
  run: async (world) => {
    const { client } = await administrator(world);
    const made = await client.call(endpointOf(resource, 'create'), { body: inputOf(resource, 'create') });
    const params = { id: String(made['id']) };
    const body = createOnlyInput(resource);
    const copy = await client.call(endpointOf(resource, 'duplicate'), { params, body });
    assert.notEqual(copy['id'], made['id']);
    assert.partialDeepStrictEqual(copy, body);
  },
});

/** Cases of every resource whose records can be created, changed and deleted. */
export const resourceCases: readonly ContractCase[] = resources
  .filter(isEditable)
  .flatMap((resource) => [
    ...casesOf(resource),
    ...(findCall(resource, 'duplicate') === undefined ? [] : [duplicateCase(resource)]),
  ]);
