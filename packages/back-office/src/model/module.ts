/** The modules of the back office; `view/{module}` opens one. */
export const backOfficeModules = [
  'customers',
  'documents',
  'media',
  'roles',
  'users',
  'codelists',
  'price-list',
  'subscriptions',
] as const;

export type BackOfficeModule = (typeof backOfficeModules)[number];

/** Those that are not built yet. */
export type LaterBackOfficeModule = Exclude<BackOfficeModule, 'price-list' | 'subscriptions'>;

export function viewPermission(module: BackOfficeModule): string {
  return `view/${module}`;
}
