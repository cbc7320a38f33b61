export interface FileRules {
  /** As of `<input accept>`: `.p12,.pfx,image/*`. */
  accept?: string | undefined;
  /** In bytes. */
  maxSize?: number | undefined;
  multiple?: boolean | undefined;
}

/** What speaks against a file. */
export interface FileRefusal {
  name: string;
  reason: 'type' | 'size' | 'count';
}

function isAccepted({ name, type }: File, accept: string): boolean {
  const allowed = accept.split(',').map((entry) => entry.trim().toLowerCase());
  return allowed.some((entry) => {
    if (entry.startsWith('.')) return name.toLowerCase().endsWith(entry);
    if (entry.endsWith('/*')) return type.startsWith(entry.slice(0, -1));
    return type === entry;
  });
}

/** Tells the files that may be sent from those that may not; the browser asks a dropped file for nothing. */
export function judgeFiles(files: readonly File[], rules: FileRules): { taken: File[]; refused: FileRefusal[] } {
  const { accept, maxSize, multiple = false } = rules;
  if (!multiple && files.length > 1) return { taken: [], refused: [{ name: files[0]?.name ?? '', reason: 'count' }] };
  const taken: File[] = [];
  const refused: FileRefusal[] = [];
  for (const file of files) {
    if (accept !== undefined && !isAccepted(file, accept)) refused.push({ name: file.name, reason: 'type' });
    else if (maxSize !== undefined && file.size > maxSize) refused.push({ name: file.name, reason: 'size' });
    else taken.push(file);
  }
  return { taken, refused };
}
