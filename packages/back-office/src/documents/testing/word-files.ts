/** What the editor needs and jsdom lacks: fonts that are loaded later. */
export function stubFonts(): void {
  Object.assign(document, { fonts: new EventTarget() });
}

/** An empty Word file. */
export async function emptyWordFile(): Promise<Blob> {
  const { blankDocumentBytes } = await import('@docx-editor.dev/core/editor');
  return new Response(new Uint8Array(blankDocumentBytes())).blob();
}
