/** A title from the name of a file: `poslovalnica-celje.jpg` becomes "Poslovalnica celje". */
export function suggestTitle(fileName: string): string {
  const words = fileName
    .replace(/\.[^.]*$/, '')
    .replace(/[-_\s]+/g, ' ')
    .trim();
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}
