/** Where the company CRM with this name answers. */
export function tenantUrl(template: string, urlName: string): string {
  return template.replace('{name}', urlName);
}
