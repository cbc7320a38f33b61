export function tenantUrl(template: string, urlName: string): string {
  return template.replace('{name}', urlName);
}
