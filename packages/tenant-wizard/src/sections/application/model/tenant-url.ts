import { displayAddress } from '../../../tenant/model/display-address';

/** The shortened address of a company CRM with this name. */
export function crmAddressOf(template: string, name: string): string {
  return displayAddress(template.replace('{name}', name));
}
