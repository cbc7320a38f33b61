/** `tenants:list.title` → `tenants`. */
export const namespaceOf = (name: string) => name.slice(0, name.indexOf(':'));
