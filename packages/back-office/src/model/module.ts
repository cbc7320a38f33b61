/** The modules of the back office; `view/{module}` opens one. */
export const backOfficeModules = [
  'customers',
  'documents',
  'media',
  'roles',
  'users',
  'codelists',
  'price-list',
] as const;

export type BackOfficeModule = (typeof backOfficeModules)[number];

/** Those that are not built yet. */
export type LaterBackOfficeModule = Exclude<BackOfficeModule, 'price-list'>;

export function viewPermission(module: BackOfficeModule): string {
  return `view/${module}`;
}
