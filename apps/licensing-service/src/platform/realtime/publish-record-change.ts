import type { PlatformDependencies } from '../dependencies';
import { describeError } from '../log';

type Dependencies = Pick<PlatformDependencies, 'realtime' | 'log'>;

/**
 * Sends `record.changed` to the open pages of users who may view the module. Call it after the commit. Never throws: a
 * page that misses it refetches on reconnect.
 */
export async function publishRecordChange({ realtime, log }: Dependencies, module: string, id: string): Promise<void> {
  try {
    await realtime.publishRecord(module, id);
  } catch (error) {
    log.warn({ event: 'realtime.publish_failed', module, record_id: id, ...describeError(error) });
  }
}

/** Sends `access.changed` to users whose roles or permissions changed. Call it after the commit. Never throws. */
export async function publishAccessChange({ realtime, log }: Dependencies, userIds: readonly string[]): Promise<void> {
  try {
    await realtime.publishAccess(userIds);
  } catch (error) {
    log.warn({ event: 'realtime.publish_failed', ...describeError(error) });
  }
}

/**
 * Sends `account.changed` to the user's own pages, and `record.changed` to those who may view users. Call it after the
 * commit. Never throws.
 */
export async function publishAccountChange(dependencies: Dependencies, userId: string): Promise<void> {
  try {
    await dependencies.realtime.publishAccount(userId);
  } catch (error) {
    dependencies.log.warn({ event: 'realtime.publish_failed', ...describeError(error) });
  }
  await publishRecordChange(dependencies, 'users', userId);
}

/** Announces changed records of a module, once the work that changes them has committed. */
export function recordPublisher(dependencies: Dependencies, module: string) {
  return {
    /** `work` results in the id of the new record. */
    async created(work: Promise<string>): Promise<string> {
      const id = await work;
      await publishRecordChange(dependencies, module, id);
      return id;
    },
    /** An empty id announces several records. */
    async changed<T>(id: string, work: Promise<T>): Promise<T> {
      const result = await work;
      await publishRecordChange(dependencies, module, id);
      return result;
    },
  };
}
