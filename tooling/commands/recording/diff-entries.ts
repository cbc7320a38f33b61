import { diffLines } from './diff-lines.ts';

/** The entries of a file by their headings; equal headings are told apart by their place among each other. */
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

/** The differences of two texts, entry by entry: changed lines below their heading, and entries of only one text. */
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
