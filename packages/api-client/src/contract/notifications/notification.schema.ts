import { Type, type Static, type TObject } from 'typebox';
import { idParams, idSchema, instantSchema } from '../fields.schema';
import { operationKindSchema } from '../operations/operation.schema';
import { tenantRoleSchema } from '../tenants/tenant-role.schema';
import { named } from '../named.schema';

const tenant = { tenant_id: idSchema, tenant_title: Type.String() };
const provisioning = named('ProvisioningNotificationData', {
  ...tenant,
  operation_id: idSchema,
  operation: operationKindSchema,
});

/** Data stored for each kind of notification. The portal owns the texts. Add a line for a new kind. */
export const notificationDataSchemas = {
  /** A company CRM was created, updated, activated, deactivated or closed. */
  provisioning_succeeded: provisioning,
  /** Provisioning failed and needs attention. */
  provisioning_failed: provisioning,
  /** A person accepted an invitation. */
  invitation_accepted: named('InvitationAcceptedNotificationData', {
    ...tenant,
    user_id: idSchema,
    full_name: Type.String(),
    role: tenantRoleSchema,
  }),
  /** The certificate expires in this many days. */
  certificate_ending: named('CertificateEndingNotificationData', {
    ...tenant,
    valid_until: instantSchema,
    days_left: Type.Integer(),
  }),
  /** A colleague asks to finish editing a document. */
  finish_asked: named('FinishAskedNotificationData', {
    document_id: idSchema,
    document_title: Type.String(),
    user_id: idSchema,
    full_name: Type.String(),
  }),
};

/** Kinds of notifications. */
export type NotificationKind = keyof typeof notificationDataSchemas;
/** Data stored for each kind of notification. */
export type NotificationDataByKind = { [K in NotificationKind]: Static<(typeof notificationDataSchemas)[K]> };

const ofKind = <K extends NotificationKind, D extends TObject>(title: string, kind: K, data: D) =>
  named(title, {
    id: idSchema,
    kind: Type.Literal(kind),
    data,
    created_at: instantSchema,
    read_at: Type.Union([instantSchema, Type.Null()]),
  });

/** A notification; `kind` determines the shape of `data`. */
export const notificationSchema = Type.Union(
  [
    ofKind(
      'ProvisioningSucceededNotification',
      'provisioning_succeeded',
      notificationDataSchemas.provisioning_succeeded,
    ),
    ofKind('ProvisioningFailedNotification', 'provisioning_failed', notificationDataSchemas.provisioning_failed),
    ofKind('InvitationAcceptedNotification', 'invitation_accepted', notificationDataSchemas.invitation_accepted),
    ofKind('CertificateEndingNotification', 'certificate_ending', notificationDataSchemas.certificate_ending),
    ofKind('FinishAskedNotification', 'finish_asked', notificationDataSchemas.finish_asked),
  ],
  { title: 'Notification' },
);

/** A notification; `kind` determines the shape of `data`. */
export type Notification = Static<typeof notificationSchema>;

const unread = {
  /** Number of unread notifications. */
  unread: Type.Integer(),
};
const unreadSchema = named('UnreadCount', unread);

/** Request and response of `listNotificationsEndpoint`. */
export const listNotificationsSchema = {
  summary: 'Lists the caller’s notifications of the last ninety days, newest first, with the number of unread ones.',
  query: Type.Object({
    per_page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    /** `next` of an earlier response; continues there. */
    cursor: Type.Optional(Type.String({ maxLength: 200 })),
  }),
  answers: {
    200: named('NotificationPage', {
      data: Type.Array(notificationSchema),
      /** `cursor` of older ones; null at the end. */
      next: Type.Union([Type.String(), Type.Null()]),
      ...unread,
    }),
  },
} as const;
/** Request and response of `readNotificationEndpoint`. */
export const readNotificationSchema = {
  summary: 'Marks a notification as read.',
  params: idParams,
  answers: { 200: unreadSchema },
} as const;
/** Request and response of `readNotificationsEndpoint`. */
export const readNotificationsSchema = {
  summary: 'Marks every notification as read.',
  answers: { 200: unreadSchema },
} as const;
