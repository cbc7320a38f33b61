/** Saves a file through the browser's download. */
export function saveFile({ name, blob }: { readonly name: string; readonly blob: Blob }): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the URL after the click event.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
