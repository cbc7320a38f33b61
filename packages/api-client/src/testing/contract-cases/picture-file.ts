const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** A PNG of one pixel. */
export const pictureFile = (name = 'slika.png') =>
  new File([Uint8Array.from(atob(pixel), (sign) => sign.charCodeAt(0))], name);
