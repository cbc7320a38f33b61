import { Type } from 'typebox';
import { defineJob, type JobContext } from '../jobs/job';
import type { PlatformDependencies } from '../dependencies';
import { FileUnreadable } from '../files/file-unreadable';
import { describeError } from '../log';
import { startAttempt, markFailed, markSent } from './mail.repository';
import { MailRejected } from './mailer';
import { readAttachment } from './read-attachment';

const attempts = 8;

/** Sends one e-mail: eight attempts between two seconds and five minutes apart, none after a permanent failure. */
export const sendMailJob = defineJob({
  name: 'mail.send',
  schema: Type.Object({ id: Type.String({ format: 'uuid' }) }),
  queue: { retryLimit: attempts - 1, expireInSeconds: 180, concurrency: 2 },
  async run({ dependencies }: JobContext<PlatformDependencies>, { id }) {
    const { database, mailer, clock, failpoint, log } = dependencies;
    const message = await startAttempt(database, id);
    if (message === null) return;
    try {
      const { attachment, ...mail } = message;
      const file = await readAttachment(dependencies, attachment);
      failpoint('mail.send', 'before');
      await mailer.send({ ...mail, attachments: file === null ? [] : [file] });
      failpoint('mail.send', 'after-effect');
      await markSent(database, id, clock());
    } catch (error) {
      const final = isPermanent(error) || message.attempts >= attempts;
      await markFailed(database, id, reasonOf(error), final);
      if (!final) throw error;
      log.error({ event: 'mail.failed', mail_id: id, ...describeError(error) });
    }
    await tellListeners(dependencies, id);
  },
});

const isPermanent = (error: unknown) => error instanceof MailRejected || error instanceof FileUnreadable;

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message.slice(0, 500) : 'unknown';
}

/** The e-mail is sent or refused, whatever a listener does. */
async function tellListeners({ mailListeners, log }: PlatformDependencies, id: string): Promise<void> {
  for (const listen of mailListeners)
    await listen(id).catch((error: unknown) => log.error({ event: 'mail.listener', ...describeError(error) }));
}
