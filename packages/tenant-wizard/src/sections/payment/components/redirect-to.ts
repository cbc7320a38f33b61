import { allowUnload } from '@atrium/ui-kit';

/** Leaves the portal for another site's page, such as a bank's. */
export function redirectTo(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  allowUnload();
  link.click();
}
