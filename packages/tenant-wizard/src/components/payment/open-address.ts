/** Leaves the portal for a page of somebody else, as a bank's. */
export function openAddress(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.click();
}
