/** The minimum work of each rule, for a single notation: no options, no spaces, no other types. */

export function taxNumberLimit(value) {
  if (value.length !== 8) return false;
  let sum = 0;
  for (let at = 0; at < 7; at++) {
    const digit = value.charCodeAt(at) - 48;
    if (digit >>> 0 > 9) return false;
    sum += (8 - at) * digit;
  }
  const check = 11 - (sum % 11);
  return value.charCodeAt(0) > 48 && check !== 11 && (check === 10 ? 0 : check) === value.charCodeAt(7) - 48;
}

export function fiscalIdLimit(value) {
  const { length } = value;
  if (length === 0 || length > 20) return false;
  for (let at = 0; at < length; at++) {
    const code = value.charCodeAt(at);
    if (!((code > 47 && code < 58) || (code > 64 && code < 91) || (code > 96 && code < 123))) return false;
  }
  return true;
}

const symbols = new Uint8Array(128);
for (const symbol of '!@#$%^&*?-=+_') symbols[symbol.charCodeAt(0)] = 1;

/** ASCII passwords only. */
export function passwordLimit(value) {
  const { length } = value;
  if (length < 6 || length > 128) return false;
  let letter = false;
  let digit = false;
  let symbol = false;
  for (let at = 0; at < length; at++) {
    const code = value.charCodeAt(at);
    if (code > 47 && code < 58) digit = true;
    else if ((code > 64 && code < 91) || (code > 96 && code < 123)) letter = true;
    else if (symbols[code] === 1) symbol = true;
  }
  return letter && digit && symbol;
}
