/** Hands a file to the browser to save, under its own name. */
export function saveFile({ name, blob }: { readonly name: string; readonly blob: Blob }): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the address when the press is over.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
