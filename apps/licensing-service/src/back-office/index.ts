export { codelistListing } from './codelists/codelist-listing';
export { codelistsRoutes } from './codelists/codelists.routes';
export { seedCodelists } from './codelists/seed-codelists';
export type { BackOfficeDependencies } from './dependencies';
