export { activityPeopleListing } from './activity/activity-people-listing';
export { seedCodelists } from './codelists/seed-codelists';
export type { BackOfficeDependencies } from './dependencies';
export { backOfficeJobs } from './jobs';
export { backOfficeListings } from './listings';
export { findMediaFilesAmong } from './media/media-file.repository';
export { backOfficeRoutes } from './routes';
