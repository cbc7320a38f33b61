import { Type } from 'typebox';
import { defineJob, type JobContext } from '../jobs/job';
import type { PlatformDependencies } from '../dependencies';
import { describeError } from '../log';
import { startAttempt, markFailed, markSent } from './mail.repository';
import { MailRejected } from './mailer';

const attempts = 8;

/** Sends one e-mail: eight attempts between two seconds and five minutes apart, none after a permanent failure. */
export const sendMailJob = defineJob({
  name: 'mail.send',
  schema: Type.Object({ id: Type.String({ format: 'uuid' }) }),
  queue: { retryLimit: attempts - 1, expireInSeconds: 90, concurrency: 2 },
  async run(
    { dependencies: { database, mailer, clock, log, printAttachment } }: JobContext<PlatformDependencies>,
    { id },
  ) {
    const message = await startAttempt(database, id);
    if (message === null) return;
    try {
      const { attachment, ...mail } = message;
      const file = attachment === null ? null : await printAttachment(attachment);
      await mailer.send({ ...mail, attachments: file === null ? [] : [file] });
      await markSent(database, id, clock());
    } catch (error) {
      const final = error instanceof MailRejected || message.attempts >= attempts;
      await markFailed(database, id, reasonOf(error), final);
      if (!final) throw error;
      log.error({ event: 'mail.failed', mail_id: id, ...describeError(error) });
    }
  },
});

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message.slice(0, 500) : 'unknown';
}
