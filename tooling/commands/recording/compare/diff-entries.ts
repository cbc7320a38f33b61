import { diffLines } from './diff-lines.ts';

/** Splits a file into entries by heading, and numbers equal headings. */
function entriesOf(text: string): Map<string, string[]> {
  const entries = new Map<string, string[]>();
  let current: string[] = [];
  entries.set('', current);
  for (const line of text.split('\n')) {
    if (line.startsWith('## ')) {
      let name = line;
      for (let count = 2; entries.has(name); count += 1) name = `${line} [${count}]`;
      current = [];
      entries.set(name, current);
    } else current.push(line);
  }
  return entries;
}

/** Compares two texts entry by entry, so that an added call does not shift the others. */
export function diffEntries(before: string, after: string): string[] {
  const [old, fresh] = [entriesOf(before), entriesOf(after)];
  return [...new Set([...old.keys(), ...fresh.keys()])].flatMap((name) => {
    const [own, other] = [old.get(name), fresh.get(name)];
    if (own === undefined) return [`+ ${name}`, ...(other ?? []).map((line) => `+ ${line}`)];
    if (other === undefined) return [`- ${name}`, ...own.map((line) => `- ${line}`)];
    const lines = diffLines(own, other);
    return lines.length === 0 || name === '' ? lines : [`  ${name}`, ...lines];
  });
}
