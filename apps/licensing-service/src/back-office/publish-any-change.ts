import type { FastifyInstance } from 'fastify';
import { publishRecordChange } from '../platform';
import type { BackOfficeDependencies } from './dependencies';

/** The screens that show what happens in every module. */
const modules = ['activity', 'overview'] as const;
const minimumInterval = 1000;

/**
 * Publishes that something has changed, after each request and background job that may have changed it, at most once a
 * second: the activity and the overview show all modules.
 */
export function publishAnyChange(app: FastifyInstance, dependencies: BackOfficeDependencies): void {
  let timer: NodeJS.Timeout | null = null;
  const publish = () => {
    timer = null;
    for (const module of modules) void publishRecordChange(dependencies, module, '');
  };
  const schedule = () => {
    if (timer !== null || !dependencies.realtime.isWatched()) return;
    timer = setTimeout(publish, minimumInterval);
    timer.unref();
  };
  app.addHook('onResponse', async ({ method }) => {
    if (method !== 'GET') schedule();
  });
  dependencies.jobs.onCompleted(schedule);
  app.addHook('onClose', async () => {
    if (timer !== null) clearTimeout(timer);
  });
}
