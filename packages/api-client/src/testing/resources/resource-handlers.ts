import type { ExportInput, ListQuery, Resource } from '../../contract';
import { activityPeopleRows, activityRows } from '../activity/activity';
import { codelistRows } from '../codelists/codelist';
import { customerRows } from '../customers/customer';
import { documentRows } from '../documents/document';
import type { FakeCall, Handlers } from '../http/call';
import { resources } from '../http/contract-calls';
import { invalid } from '../http/problem';
import { roleRows } from '../roles/role';
import { subscriptionRows } from '../subscriptions/subscriptions';
import { tenantRows } from '../tenants/tenants';
import { userInvitationRows } from '../user-invitations/user-invitation';
import { userRows } from '../users/user';
import { listAnswer, selectRows, type ReadRows } from './listing';
import { optionsAnswer } from './options';
import { recordHandlers, recordRows } from './records';
import { spreadsheet } from './spreadsheet';

/** The resources whose records the fake stores in its own types. */
const ownRows: Readonly<Record<string, ReadRows>> = {
  'activity-people': activityPeopleRows,
  activity: activityRows,
  codelists: codelistRows,
  customers: customerRows,
  documents: documentRows,
  roles: roleRows,
  subscriptions: subscriptionRows,
  tenants: tenantRows,
  'user-invitations': userInvitationRows,
  users: userRows,
};

const withoutOptions: readonly string[] = ['activity', 'subscriptions', 'user-invitations'];

/** Reads the rows of a resource. */
export const readRowsOf = (resource: Resource): ReadRows => ownRows[resource.route] ?? recordRows(resource);

/** Handlers of a resource by the second part of the call's id: `list` for `codelists.list`. */
function handlersOf(resource: Resource) {
  const readRows = readRowsOf(resource);
  return {
    ...recordHandlers(resource),
    list: (call: FakeCall) => listAnswer(resource, readRows(call), call.query as ListQuery, call.user()),
    export: (call: FakeCall) => spreadsheet(resource, selectRows(resource, readRows(call), call.body as ExportInput)),
  };
}

/** Handlers of all resources by call id: `codelists.list`. */
export const resourceHandlers: ReadonlyMap<string, (call: never) => unknown> = new Map(
  resources.flatMap((resource) =>
    Object.entries(handlersOf(resource)).map(([name, handle]) => [`${resource.route}.${name}`, handle] as const),
  ),
);

export const optionHandlers = {
  options: (call) => {
    const resource = resources.find(({ route }) => route === call.body.namespace && !withoutOptions.includes(route));
    if (resource === undefined) throw invalid({ namespace: ['Choose one of the offered values.'] });
    return optionsAnswer(resource, readRowsOf(resource), call);
  },
} satisfies Handlers;
