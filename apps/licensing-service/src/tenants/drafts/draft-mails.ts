import { portalPaths, type Transaction, writeMail } from '../../platform';
import type { TenantsDependencies } from '../dependencies';
import { findOwners } from '../members/member.repository';
import { displayTitle } from '../display-title';

type MailDependencies = Pick<TenantsDependencies, 'settings' | 'mailer' | 'jobs'>;

export interface ExpiringDraft {
  readonly id: string;
  readonly title: string;
  readonly savedAt: Date;
  readonly daysLeft: number;
}

/** Warns each owner that the draft will be discarded, once after each save. */
export async function writeExpiryMails(
  tx: Transaction,
  dependencies: MailDependencies,
  draft: ExpiringDraft,
  at: Date,
): Promise<void> {
  for (const { id, ...recipient } of await findOwners(tx, draft.id)) {
    const values = { title: displayTitle(draft.title, recipient.language), count: draft.daysLeft };
    const onceKey = `tenant:${draft.id}:expiring:${draft.savedAt.getTime()}:${id}`;
    await writeMail(tx, dependencies, {
      ...recipient,
      path: portalPaths.tenant(draft.id),
      template: 'draft_expiring',
      values,
      onceKey,
      at,
    });
  }
}
