import { allowUnload } from '@atrium/ui-kit';

/** Opens a page of another site, such as a bank's. */
export function redirectTo(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  allowUnload();
  link.click();
}
