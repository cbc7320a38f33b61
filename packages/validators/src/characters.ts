export function isDigitCode(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

export function isUpperCode(code: number): boolean {
  return code >= 0x41 && code <= 0x5a;
}

export function isLowerCode(code: number): boolean {
  return code >= 0x61 && code <= 0x7a;
}

export function isLetterCode(code: number): boolean {
  return isUpperCode(code) || isLowerCode(code);
}

/** Whether all characters from `start` up to, not including, `end` are ASCII digits; false for an empty range. */
export function areDigits(text: string, start = 0, end = text.length): boolean {
  if (start >= end || end > text.length) return false;
  for (let index = start; index < end; index++) if (!isDigitCode(text.charCodeAt(index))) return false;
  return true;
}
