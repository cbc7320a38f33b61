export const people = [
  'visitor',
  'deactivated',
  'stranger',
  'with every other permission',
  'viewer',
  'manager',
  'owner',
  'with the permission',
  'Administrator',
] as const;
export type PersonName = (typeof people)[number];

/** The status that each person gets; 200 means any status the handler itself returns. */
export interface ExpectedAccess {
  readonly statuses: Readonly<Record<PersonName, 200 | 401 | 403 | 404>>;
  /** The permission, or all of a list, that opens the call to a person without a role in the tenant. */
  readonly permission?: string | readonly string[];
}

const open = Object.fromEntries(people.map((person) => [person, 200])) as ExpectedAccess['statuses'];
const closed = { visitor: 401, deactivated: 401 } as const;

const anyone: ExpectedAccess = { statuses: open };
const signedIn: ExpectedAccess = { statuses: { ...open, ...closed } };

const administrators: ExpectedAccess = {
  statuses: {
    ...open,
    ...closed,
    stranger: 403,
    'with every other permission': 403,
    viewer: 403,
    manager: 403,
    owner: 403,
    'with the permission': 403,
  },
};

const holders = (permission: string | readonly string[]): ExpectedAccess => ({
  statuses: { ...administrators.statuses, 'with the permission': 200 },
  permission,
});

/** The activity of a codelist; for anyone else the codelist does not exist. */
const codelistReaders: ExpectedAccess = {
  statuses: Object.fromEntries(
    Object.entries(holders('').statuses).map(([person, status]) => [person, status === 403 ? 404 : status]),
  ) as ExpectedAccess['statuses'],
  permission: 'view/codelists',
};

const roles = ['viewer', 'manager', 'owner'] as const;

/** Members with at least this role; for anyone else the tenant does not exist. */
function members(role: (typeof roles)[number], permission: string): ExpectedAccess {
  const lesser = roles.slice(0, roles.indexOf(role)).map((name) => [name, 403] as const);
  const strangers = { stranger: 404, 'with every other permission': 404 } as const;
  return { statuses: { ...signedIn.statuses, ...strangers, ...Object.fromEntries(lesser) }, permission };
}

const owners = members('owner', 'update/tenants');
const payers = members('owner', 'update/subscriptions');

/** Who can send which calls, by call id; `sessions.*` means every call of sessions. */
const expectations: readonly (readonly [ExpectedAccess, readonly string[]])[] = [
  [anyone, ['health.*', 'config.*', 'csp-reports.*', 'webhooks.*', 'forgot-password.*']],
  [anyone, ['auth.login', 'auth.logout', 'auth.signup', 'auth.activate', 'auth.resend-activation']],
  [anyone, ['auth.confirm-email', 'invitations.open', 'invitations.signup']],
  [signedIn, ['auth.set-avatar', 'auth.remove-avatar', 'auth.restore-avatar', 'auth.avatar']],
  [signedIn, ['auth.read-signature', 'auth.delete-signature']],
  [holders('sign/documents'), ['auth.keep-signature']],
  [signedIn, ['auth.user', 'auth.update', 'auth.change-password', 'auth.close', 'invitations.accept']],
  [
    signedIn,
    ['sessions.*', 'notifications.*', 'options.*', 'search.*', 'sandbox.*', 'codelists.read', 'price-list.get'],
  ],
  [codelistReaders, ['activity.list-record', 'activity.export-record']],
  [signedIn, ['tenants.list', 'tenants.create', 'tenants.url-name', 'tenants.export']],
  [members('viewer', 'view/tenants'), ['tenants.get', 'members.list', 'fiscalization.act', 'operations.get']],
  [members('viewer', 'view/subscriptions'), ['billing.get', 'invoices.download']],
  [
    members('manager', 'update/tenants'),
    [
      'premises.*',
      'devices.*',
      'connections.*',
      'tenants.save-application',
      'tenants.save-couriers',
      'tenants.save-data-provider',
      'tenants.save-fiscalization',
      'tenants.save-plugins',
      'tenants.upload-certificate',
      'tenants.delete-certificate',
      'tenants.check-vat-number',
    ],
  ],
  [members('manager', 'create/tenants'), ['tenants.duplicate']],
  [owners, ['tenants.save-subscription', 'tenants.activate', 'tenants.deactivate', 'tenants.update-crm']],
  [owners, ['tenants.transfer', 'members.update', 'operations.retry', 'operations.cancel']],
  [owners, ['invitations.create', 'invitations.resend', 'invitations.revoke']],
  // Viewers may leave, and managers cannot remove members: the caller of the test removes the viewer.
  [{ ...owners, statuses: { ...owners.statuses, viewer: 200 } }, ['members.remove']],
  [members('owner', 'create/tenants'), ['tenants.start']],
  [members('owner', 'delete/tenants'), ['tenants.delete', 'tenants.close']],
  [payers, ['billing.quote', 'billing.plan-change', 'billing.undo-planned-change', 'billing.cancel', 'billing.resume']],
  [payers, ['payment-methods.add', 'payment-methods.set-up', 'payment-methods.choose-default']],
  [payers, ['payment-methods.remove', 'payments.pay', 'payments.refresh', 'payments.give-up']],
  [members('owner', 'view/subscriptions'), ['payment-methods.list']],
  [holders('update/subscriptions'), ['billing.pay-out-credit', 'payments.receive']],
  [holders('view/customers'), ['customers.export-one']],
  [
    holders('create/customers'),
    ['customers.find-company', 'customers.check-import', 'customers.export-left-out', 'customers.import'],
  ],
  [holders('delete/customers'), ['customers.erase']],
  [holders('view/price-list'), ['price-list.list-versions']],
  [holders('update/price-list'), ['price-list.update']],
  [holders('view/codelists'), ['codelists.list-uses', 'codelists.export-options']],
  [holders('view/roles'), ['roles.list-permissions', 'roles.list-members']],
  [holders(['view/roles', 'manage/members']), ['roles.list-candidates', 'roles.add-members', 'roles.remove-member']],
  [holders('view/users'), ['users.grantable-roles']],
  [holders('manage/members'), ['users.add-roles', 'users.remove-role']],
  [holders('update/users'), ['users.sessions', 'users.end-session', 'users.end-sessions']],
  [holders('delete/users'), ['users.preview-anonymisation', 'users.anonymise']],
  [holders('view/users'), ['user-invitations.list', 'user-invitations.export']],
  [holders('create/users'), ['user-invitations.*']],
  [
    holders('update/codelists'),
    ['codelists.store-option', 'codelists.update-option', 'codelists.remove-option', 'codelists.order-options'],
  ],
  [holders('view/documents'), ['documents.list-edit-sessions']],
  [
    holders('update/documents'),
    [
      'documents.ask-to-finish',
      'documents.open-edit-session',
      'documents.extend-edit-session',
      'documents.save-edit-session',
      'documents.finish-edit-session',
      'documents.edit-session-pdf',
    ],
  ],
  [holders('view/overview'), ['overview.*']],
  [
    holders('view/documents'),
    [
      'documents.read-content',
      'documents.list-versions',
      'documents.pdf',
      'documents.word',
      'documents.download-drawing',
      'documents.list-sends',
    ],
  ],
  // The next version of a document also needs update/documents, and a customer view/customers: see its tests.
  [holders('create/documents'), ['document-drafts.*']],
  // A PDF that was signed elsewhere also needs sign/documents.
  [holders('update/documents'), ['documents.restore-version', 'documents.upload-version', 'documents.save-drawing']],
  [holders(['view/documents', 'send/documents']), ['documents.read-letter', 'documents.send']],
  [holders(['view/documents', 'sign/documents']), ['documents.check-certificate', 'documents.sign']],
  [holders(['create/documents', 'sign/documents']), ['document-drafts.sign']],
  [holders('view/document-templates'), ['document-templates.versions', 'document-templates.download-version']],
  [holders('view/document-templates'), ['document-templates.sample']],
  [holders('create/document-templates'), ['document-templates.upload-file']],
  [
    holders('update/document-templates'),
    [
      'document-templates.save-fields',
      'document-templates.save-mail-texts',
      'document-templates.create-version',
      'document-templates.restore-version',
    ],
  ],
  [holders('view/media'), ['media.collections', 'media.download', 'media.thumbnail', 'media.preview']],
  [holders('create/media'), ['media.upload-file']],
  [holders('update/media'), ['media.replace-file']],
  [holders('delete/media'), ['media.delete-several']],
  [
    holders('view/document-templates'),
    ['document-templates.versions', 'document-templates.download-version', 'document-templates.sample'],
  ],
  [holders('create/document-templates'), ['document-templates.upload-file']],
  [
    holders('update/document-templates'),
    ['document-templates.create-version', 'document-templates.restore-version', 'document-templates.save-fields'],
  ],
  [administrators, ['outbox.*']],
];

/** The permission that each call of a resource requires on its module, unless the table names another. */
const resourceCalls: Readonly<Record<string, string>> = {
  list: 'view',
  export: 'view',
  get: 'view',
  create: 'create',
  duplicate: 'create',
  update: 'update',
  delete: 'delete',
};

/** The ids and patterns of the table. */
export const expectedCalls: readonly string[] = expectations.flatMap(([, calls]) => calls);

/** Who can send a call; undefined for a call without an entry. */
export function expectedAccess(id: string): ExpectedAccess | undefined {
  const [module = '', call = ''] = id.split('.');
  const find = (name: string) => expectations.find(([, calls]) => calls.includes(name))?.[0];
  const named = find(id) ?? find(`${module}.*`);
  if (named !== undefined) return named;
  const action = resourceCalls[call];
  return action === undefined ? undefined : holders(`${action}/${module}`);
}
