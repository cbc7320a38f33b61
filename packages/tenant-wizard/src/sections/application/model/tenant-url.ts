import { displayAddress } from '../../../tenant/model/display-address';

/** Where a company CRM of this name will answer, as people read it. */
export function addressOfName(template: string, name: string): string {
  return displayAddress(template.replace('{name}', name));
}
