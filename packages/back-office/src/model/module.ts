/** The modules of the back office; `view/{module}` opens one. */
export const backOfficeModules = ['customers', 'documents', 'media', 'roles', 'users', 'codelists'] as const;

export type BackOfficeModule = (typeof backOfficeModules)[number];

export function viewPermission(module: BackOfficeModule): string {
  return `view/${module}`;
}
