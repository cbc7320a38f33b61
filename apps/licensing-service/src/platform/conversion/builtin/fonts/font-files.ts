import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

/** Families that come with the product. */
export type FontFamily = 'Arimo' | 'Carlito' | 'Tinos';

/** A file of a family. */
export interface FontFace {
  readonly weight: 400 | 700;
  readonly style: 'normal' | 'italic';
}

export const fontFaces: readonly FontFace[] = [
  { weight: 400, style: 'normal' },
  { weight: 400, style: 'italic' },
  { weight: 700, style: 'normal' },
  { weight: 700, style: 'italic' },
];

export const fontFamilies: readonly FontFamily[] = ['Arimo', 'Carlito', 'Tinos'];

/** Addresses of the files, in the order of the faces. */
const addresses: Readonly<Record<FontFamily, readonly string[]>> = {
  Arimo: [
    import.meta.resolve('@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf'),
    import.meta.resolve('@expo-google-fonts/arimo/400Regular_Italic/Arimo_400Regular_Italic.ttf'),
    import.meta.resolve('@expo-google-fonts/arimo/700Bold/Arimo_700Bold.ttf'),
    import.meta.resolve('@expo-google-fonts/arimo/700Bold_Italic/Arimo_700Bold_Italic.ttf'),
  ],
  Carlito: [
    import.meta.resolve('@expo-google-fonts/carlito/400Regular/Carlito_400Regular.ttf'),
    import.meta.resolve('@expo-google-fonts/carlito/400Regular_Italic/Carlito_400Regular_Italic.ttf'),
    import.meta.resolve('@expo-google-fonts/carlito/700Bold/Carlito_700Bold.ttf'),
    import.meta.resolve('@expo-google-fonts/carlito/700Bold_Italic/Carlito_700Bold_Italic.ttf'),
  ],
  Tinos: [
    import.meta.resolve('@expo-google-fonts/tinos/400Regular/Tinos_400Regular.ttf'),
    import.meta.resolve('@expo-google-fonts/tinos/400Regular_Italic/Tinos_400Regular_Italic.ttf'),
    import.meta.resolve('@expo-google-fonts/tinos/700Bold/Tinos_700Bold.ttf'),
    import.meta.resolve('@expo-google-fonts/tinos/700Bold_Italic/Tinos_700Bold_Italic.ttf'),
  ],
};

/** Addresses of all files. */
export const fontFiles: readonly URL[] = fontFamilies.flatMap((family) =>
  addresses[family].map((file) => new URL(file)),
);

export interface FontSource {
  readonly request: FontFace & { readonly family: string };
  readonly id: string;
  readonly bytes: Uint8Array;
  readonly hash: string;
  readonly faceIndex: number;
}

const sources = new Map<FontFamily, Promise<readonly FontSource[]>>();

/** The faces of a family, read once. */
export function readFamily(family: FontFamily): Promise<readonly FontSource[]> {
  const known = sources.get(family);
  if (known !== undefined) return known;
  const reading = Promise.all(fontFaces.map((face, at) => readFace(family, face, addresses[family][at] ?? '')));
  sources.set(family, reading);
  return reading;
}

async function readFace(family: FontFamily, face: FontFace, address: string): Promise<FontSource> {
  const bytes = new Uint8Array(await readFile(new URL(address)));
  const hash = `sha256:${createHash('sha256').update(bytes).digest('hex')}`;
  return { request: { family, ...face }, id: `${family}-${face.weight}-${face.style}`, bytes, hash, faceIndex: 0 };
}
