import { FormError } from './form-error';

const refusedNames = new Set(['__proto__', 'constructor', 'prototype']);

function checked(name: string): string {
  if (refusedNames.has(name)) throw new FormError('refused_name');
  if (name.includes('[') || name.includes(']')) throw new FormError('malformed');
  return name;
}

/** `couriers[0][sender]` → `['couriers', '0', 'sender']`; the empty last part of `tags[]` is `''`. */
export function splitName(name: string, maxDepth: number): string[] {
  const open = name.indexOf('[');
  if (open < 0) {
    if (name === '') throw new FormError('malformed');
    return [checked(name)];
  }
  if (open === 0 || !name.endsWith(']')) throw new FormError('malformed');
  const parts = [checked(name.slice(0, open))];
  for (let start = open; start < name.length;) {
    if (parts.length === maxDepth) throw new FormError('too_deep');
    const end = name.indexOf(']', start);
    if (end < 0 || name[start] !== '[') throw new FormError('malformed');
    const part = checked(name.slice(start + 1, end));
    if (part === '' && end !== name.length - 1) throw new FormError('malformed');
    parts.push(part);
    start = end + 1;
  }
  return parts;
}
