import type { NotificationData, NotificationKind } from '@atrium/api-client/contract';
import { backOfficePaths } from '@atrium/back-office';
import { tenantPaths } from '@atrium/tenant-wizard';
import type { Texts } from '@atrium/i18n';
import type { Tone } from '@atrium/ui-kit';
import { FilePen, UserPlus, type LucideIcon } from 'lucide-react';
import type { signedInTexts } from '../locales/signed-in/en';

/** A notification as text. */
export interface DescribedNotification {
  readonly tone: Tone;
  /** Replaces the icon of the tone. */
  readonly icon?: LucideIcon;
  readonly title: string;
  readonly text?: string;
  /** Link of the notification. */
  readonly href: string;
}

type Describe<Data> = (data: Data, t: Texts<typeof signedInTexts>) => DescribedNotification;

/** All kinds of notifications. Add an entry and texts for a new kind. */
export const notificationKinds: { readonly [K in NotificationKind]: Describe<NotificationData<K>> } = {
  provisioning_succeeded: ({ operation, tenant_id: id, tenant_title: title }, t) => ({
    tone: 'success',
    title: t(`notifications.kind.provisioning_succeeded.${operation}`, { title }),
    href: tenantPaths.tenantDetails.href(id),
  }),
  provisioning_failed: ({ operation, tenant_id: id, tenant_title: title }, t) => ({
    tone: 'danger',
    title: t(`notifications.kind.provisioning_failed.${operation}`, { title }),
    text: t('notifications.kind.provisioning_failed_text'),
    href: tenantPaths.tenantDetails.href(id),
  }),
  certificate_ending: ({ tenant_id: id, tenant_title: title, days_left: count }, t) => ({
    tone: 'warning',
    title: t('notifications.kind.certificate_ending', { title, count }),
    text: t('notifications.kind.certificate_ending_text'),
    href: tenantPaths.tenantDetails.href(id),
  }),
  invitation_accepted: ({ tenant_id: id, tenant_title: title, full_name: name, role }, t) => ({
    tone: 'neutral',
    icon: UserPlus,
    title: t('notifications.kind.invitation_accepted', { title, name }),
    text: t(`notifications.kind.role.${role}`),
    href: tenantPaths.tenantDetails.href(id),
  }),
  finish_asked: ({ document_id: id, document_title: title, full_name: name }, t) => ({
    tone: 'neutral',
    icon: FilePen,
    title: t('notifications.kind.finish_asked', { title, name }),
    text: t('notifications.kind.finish_asked_text'),
    href: backOfficePaths.documents.details.href(id),
  }),
};
