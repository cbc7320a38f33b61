export interface FileRules {
  /** Like `<input accept>`: `.p12,.pfx,image/*`. */
  accept?: string | undefined;
  /** Maximum size in bytes. */
  maxSize?: number | undefined;
  multiple?: boolean | undefined;
}

/** Why a file is rejected. */
export interface FileRejection {
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

/** Splits files into allowed and rejected ones; browsers do not check dropped files. */
export function validateFiles(
  files: readonly File[],
  rules: FileRules,
): { accepted: File[]; rejected: FileRejection[] } {
  const { accept, maxSize, multiple = false } = rules;
  if (!multiple && files.length > 1)
    return { accepted: [], rejected: [{ name: files[0]?.name ?? '', reason: 'count' }] };
  const accepted: File[] = [];
  const rejected: FileRejection[] = [];
  for (const file of files) {
    if (accept !== undefined && !isAccepted(file, accept)) rejected.push({ name: file.name, reason: 'type' });
    else if (maxSize !== undefined && file.size > maxSize) rejected.push({ name: file.name, reason: 'size' });
    else accepted.push(file);
  }
  return { accepted, rejected };
}
