/** Modules of the activity: `view/{module}` shows their entries. */
export const activityModules = [
  'activity',
  'codelists',
  'customers',
  'media',
  'price-list',
  'roles',
  'subscriptions',
  'tenants',
  'users',
] as const;

export type ActivityModule = (typeof activityModules)[number];

/** The kinds of records with an activity, and the module that shows them. */
export const activitySubjects = {
  codelist: 'codelists',
  customer: 'customers',
  media: 'media',
  role: 'roles',
  tenant: 'tenants',
  user: 'users',
} as const satisfies Readonly<Record<string, ActivityModule>>;

/** A kind of record with an activity. */
export type ActivitySubject = keyof typeof activitySubjects;

/** Every action of the audit log with its module. Exports are named `{module}.export`. */
export const activityActions = {
  'auth.activate': 'users',
  'auth.activation_resent': 'users',
  'auth.closed': 'users',
  'auth.email_change_requested': 'users',
  'auth.email_changed': 'users',
  'auth.login': 'users',
  'auth.logout': 'users',
  'auth.other_sessions_ended': 'users',
  'auth.password_changed': 'users',
  'auth.password_reset': 'users',
  'auth.reset_requested': 'users',
  'auth.session_ended': 'users',
  'auth.sessions_ended': 'users',
  'auth.signup': 'users',
  'auth.update': 'users',
  'certificate.remove': 'tenants',
  'certificate.upload': 'tenants',
  'codelist.create': 'codelists',
  'codelist.delete': 'codelists',
  'codelist.duplicate': 'codelists',
  'codelist.order-options': 'codelists',
  'codelist.remove-option': 'codelists',
  'codelist.store-option': 'codelists',
  'codelist.update': 'codelists',
  'codelist.update-option': 'codelists',
  'credit.pay-out': 'subscriptions',
  'device.create': 'tenants',
  'device.remove': 'tenants',
  'device.update': 'tenants',
  'keys.rotate': 'tenants',
  'operation.cancel': 'tenants',
  'operation.retry': 'tenants',
  'payment-method.add': 'subscriptions',
  'payment-method.decline': 'subscriptions',
  'payment-method.default': 'subscriptions',
  'payment-method.enter': 'subscriptions',
  'payment-method.remove': 'subscriptions',
  'payment.cancel': 'subscriptions',
  'payment.expire': 'subscriptions',
  'payment.record': 'subscriptions',
  'payment.start': 'subscriptions',
  'premise.create': 'tenants',
  'premise.remove': 'tenants',
  'premise.update': 'tenants',
  'premises.close': 'tenants',
  'premises.end_closing': 'tenants',
  'premises.register': 'tenants',
  'price-list.update': 'price-list',
  'secret.unreadable': 'tenants',
  'subscription.cancel': 'subscriptions',
  'subscription.plan-change': 'subscriptions',
  'subscription.resume': 'subscriptions',
  'subscription.undo-planned-change': 'subscriptions',
  'tenant.activate': 'tenants',
  'tenant.check_vat_number': 'tenants',
  'tenant.close': 'tenants',
  'tenant.deactivate': 'tenants',
  'tenant.discard': 'tenants',
  'tenant.draft': 'tenants',
  'tenant.duplicate': 'tenants',
  'tenant.expire': 'tenants',
  'tenant.invitation_accepted': 'tenants',
  'tenant.invitation_revoked': 'tenants',
  'tenant.invited': 'tenants',
  'tenant.invited_again': 'tenants',
  'tenant.member_changed': 'tenants',
  'tenant.member_left': 'tenants',
  'tenant.member_removed': 'tenants',
  'tenant.members_left': 'tenants',
  'tenant.request_vpn': 'tenants',
  'tenant.start': 'tenants',
  'tenant.test_connection': 'tenants',
  'tenant.transferred': 'tenants',
  'tenant.update': 'tenants',
} as const satisfies Readonly<Record<string, ActivityModule>>;

/** An action of the audit log. */
export type ActivityAction = keyof typeof activityActions | `${string}.export`;

const isKnown = (action: string): action is keyof typeof activityActions => Object.hasOwn(activityActions, action);

/** Module of an action; null for an export of a list without entries of its own. */
export function activityModuleOf(action: string): ActivityModule | null {
  if (isKnown(action)) return activityActions[action];
  return activityModules.find((module) => action === `${module}.export`) ?? null;
}
