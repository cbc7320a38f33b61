import { shownAddress } from '../../../tenant/model/shown-address';

/** Where a company CRM of this name will answer, as people read it. */
export function addressOfName(template: string, name: string): string {
  return shownAddress(template.replace('{name}', name));
}
