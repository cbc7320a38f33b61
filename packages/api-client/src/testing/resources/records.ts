import type { CurrentUser, Field, Resource } from '../../contract';
import { can } from '../../session/can';
import type { FakeCall } from '../http/call';
import { notFound, requireVersion } from '../http/problem';
import type { FakeRecord, FakeState } from '../state';
import type { ReadRows } from './listing';

interface RecordCall extends FakeCall {
  readonly params: { readonly id: string };
  readonly body: Readonly<Record<string, unknown>> & { readonly _version: number };
}

const recordsOf = ({ records }: FakeState, { route }: Resource): readonly FakeRecord[] => records.get(route) ?? [];

function recordOf(state: FakeState, resource: Resource, id: string): FakeRecord {
  const record = recordsOf(state, resource).find((one) => one.id === id);
  if (record === undefined) throw notFound();
  return record;
}

const personOf = ({ id, full_name }: CurrentUser) => ({ id, full_name });

const initialValues: Readonly<Record<Field['type'], (call: FakeCall, name: string, field: Field) => unknown>> = {
  id: ({ state }) => state.newId(),
  text: () => '',
  choice: (_call, _name, { choices }) => choices?.[0],
  instant: ({ state }) => state.now().toISOString(),
  integer: (_call, name) => (name === 'version' ? 1 : 0),
  boolean: () => false,
  person: ({ user }) => personOf(user()),
  record: () => null,
  records: () => [],
  actions: () => [],
};

function newRecord(call: FakeCall, { fields }: Resource, input: Readonly<Record<string, unknown>>): FakeRecord {
  const values = Object.entries(fields).map(([name, field]) => {
    if (Object.hasOwn(input, name)) return [name, input[name]];
    return [name, field.nullable ? null : initialValues[field.type](call, name, field)];
  });
  return { ...Object.fromEntries(values), id: call.state.newId() };
}

const actionsOf = ({ access }: Resource, user: CurrentUser): string[] =>
  (['update', 'delete', 'duplicate'] as const).filter((action) => {
    const policy = access[action];
    return policy?.kind === 'permission' && can(user, policy.permission);
  });

/** The fields of a record in one kind of response. */
function show(
  resource: Resource,
  part: 'list' | 'record',
  record: FakeRecord,
  user: CurrentUser,
): { readonly id: string } {
  const shown = Object.entries<Field>(resource.fields)
    .filter(([, { only }]) => only === undefined || only === part)
    .map(([name, { type }]) => [name, type === 'actions' ? actionsOf(resource, user) : record[name]]);
  return { id: record.id, ...Object.fromEntries(shown) };
}

/** The list of the stored records of a resource. */
export const recordRows =
  (resource: Resource): ReadRows =>
  ({ state, user }) =>
    recordsOf(state, resource).map((record) => ({ shown: show(resource, 'list', record, user()), values: record }));

/** Handlers of a resource's stored records, derived from its declaration. */
export function recordHandlers(resource: Resource): Readonly<Record<string, (call: RecordCall) => unknown>> {
  const store = ({ state }: FakeCall, records: readonly FakeRecord[]) => state.records.set(resource.route, records);
  const showOne = (record: FakeRecord, { user }: FakeCall) => show(resource, 'record', record, user());
  const add = (call: RecordCall, input: Readonly<Record<string, unknown>>) => {
    const record = newRecord(call, resource, input);
    store(call, [...recordsOf(call.state, resource), record]);
    return showOne(record, call);
  };
  const inputOf = (record: FakeRecord) =>
    Object.fromEntries(
      Object.entries<Field>(resource.fields).flatMap(([name, { input }]) => (input ? [[name, record[name]]] : [])),
    );
  return {
    get: (call) => showOne(recordOf(call.state, resource, call.params.id), call),
    create: (call) => add(call, call.body),
    duplicate: (call) => add(call, { ...inputOf(recordOf(call.state, resource, call.params.id)), ...call.body }),
    update: (call) => {
      const { state, user, body, params } = call;
      const { _version: version, ...input } = body;
      const record = recordOf(state, resource, params.id);
      requireVersion(record, version, (newer) => showOne(newer, call));
      const at = state.now().toISOString();
      const changed = { ...record, ...input, last_modified: personOf(user()), updated_at: at, version: version + 1 };
      const records = recordsOf(state, resource).map((one) => (one === record ? changed : one));
      store(call, records);
      return showOne(changed, call);
    },
    delete: (call) => {
      const deleted = recordOf(call.state, resource, call.params.id);
      const others = recordsOf(call.state, resource).filter((one) => one !== deleted);
      store(call, others);
      return null;
    },
  };
}
