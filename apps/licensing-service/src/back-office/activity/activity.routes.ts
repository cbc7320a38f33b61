import {
  activitySubjects,
  exportActivityEndpoint,
  exportRecordActivityEndpoint,
  listActivityEndpoint,
  listRecordActivityEndpoint,
} from '@atrium/api-client/contract';
import {
  exportRecordActivitySchema,
  exportSchema,
  listActivitySchema,
  listRecordActivitySchema,
} from '@atrium/api-client/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { fileRoute, hasPermission, NotFound, route, type SessionUser } from '../../platform';
import { readListPage } from '../../resource';
import type { BackOfficeDependencies } from '../dependencies';
import { activityListing, type ActivityRecord } from './activity-listing';

/** The activity of a record exists for those who may view the record's module. */
function recordListing(user: SessionUser, record: ActivityRecord) {
  if (!hasPermission(user, `view/${activitySubjects[record.subject]}`)) throw new NotFound();
  return activityListing(user, record);
}

export function activityRoutes(app: FastifyInstance, dependencies: BackOfficeDependencies): void {
  const { exports } = dependencies;
  route(app, listActivityEndpoint, listActivitySchema, (call) =>
    readListPage(dependencies, activityListing(call.user, null), call),
  );
  route(app, listRecordActivityEndpoint, listRecordActivitySchema, ({ params, ...call }) =>
    readListPage(dependencies, recordListing(call.user, params), call),
  );
  fileRoute(app, exportActivityEndpoint, exportSchema, ({ body, user, caller }) =>
    exports.start(activityListing(user, null), { user, caller }, body),
  );
  fileRoute(app, exportRecordActivityEndpoint, exportRecordActivitySchema, ({ params, body, user, caller }) =>
    exports.start(recordListing(user, params), { user, caller }, body),
  );
}
