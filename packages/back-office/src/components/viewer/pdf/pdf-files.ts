/** Folder of the portal's build with the files that pdf.js loads by name: worker, fonts, character maps, decoders. */
export const pdfFilesUrl = (version: string) => new URL(`/assets/pdfjs-${version}/`, window.location.href).href;
