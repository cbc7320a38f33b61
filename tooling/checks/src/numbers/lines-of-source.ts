/** Lines of a TypeScript file with code: neither blank nor only a comment. */
export function linesOfSource(text: string): number {
  const withoutComments = text.replaceAll(/^\s*\/\*[\s\S]*?\*\/\s*$/gm, '').replaceAll(/^\s*\/\/.*$/gm, '');
  return withoutComments.split('\n').filter((line) => line.trim() !== '').length;
}
