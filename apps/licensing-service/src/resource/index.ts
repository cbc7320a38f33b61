export {
  declaredColumns,
  /** @public Generated modules use it. */
  declaredSearchText,
} from './declared-columns';
export { countryName } from './country-name';
export { readListQuery } from './list-query';
export { findRecords } from './find-records';
export { readListPage } from './read-list-page';
export type { ResourceDependencies } from './dependencies';
export { exportRoute } from './export/export-route';
export { createExports } from './export/export.service';
export { recordedExportFields } from './export/recorded-export-fields';
export { type SheetColumn, type SheetValue, spreadsheet } from './export/spreadsheet';
export type { Filter } from './filter';
export type { ListedColumn, Listing } from './listing';
export { optionsRoutes } from './options.routes';
export type { Reference, Uses } from './references/reference';
export {
  holdTarget,
  listReferences,
  lockUses,
  readUses,
  refuseIfUsed,
  replaceReferences,
} from './references/references.service';
export { toRecord, toRow } from './record-mapping';
