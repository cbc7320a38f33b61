import { isColour, readTokens } from './read-tokens.ts';
import type { Token } from './read-tokens.ts';

export type TokenTheme = 'light' | 'dark';

interface DesignToken {
  readonly $type: string;
  readonly $value: unknown;
  readonly $description?: string;
}

/** Tokens in the format of the Design Tokens Community Group, 2025.10, grouped by the headings of `tokens.css`. */
export type DesignTokens = Readonly<Record<string, Readonly<Record<string, DesignToken>>>>;

const themed = /light-dark\(((?:[^(),]|\([^()]*\))+),((?:[^(),]|\([^()]*\))+)\)/g;

/** The value in one theme. */
function inTheme(value: string, theme: TokenTheme): string {
  return value.replaceAll(themed, (_, light: string, dark: string) => (theme === 'light' ? light : dark).trim());
}

const rounded = (value: number) => Math.round(value * 10_000) / 10_000;

/** Converts `#0b5964` or `rgb(28 25 23 / 0.34)` to sRGB components from 0 to 1. */
function colourValue(value: string) {
  const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/.exec(value);
  const rgb = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/.exec(value);
  const parts = hex?.slice(1).map((part) => Number.parseInt(part, 16)) ?? rgb?.slice(1, 4).map(Number);
  if (parts === undefined) throw new Error(`Not a colour: ${value}`);
  return {
    colorSpace: 'srgb',
    components: parts.map((part) => rounded(part / 255)),
    alpha: rgb === null ? 1 : Number(rgb[4]),
    hex: `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`,
  };
}

const measure = /^(-?[\d.]+)(px|rem|ms)?$/;

function measureValue(value: string) {
  const [, amount = '', unit = 'px'] = measure.exec(value) ?? [];
  if (amount === '') throw new Error(`Not a size: ${value}`);
  return { value: Number(amount), unit };
}

const layer = /^(\S+) (\S+) (\S+)(?: (\S+))? ((?:rgb\([^)]*\))|#[\da-f]{6})$/;

function shadowValue(value: string) {
  return value.split(/,(?![^(]*\))/).map((part) => {
    const [, x = '', y = '', blur = '', spread = '0', colour = ''] = layer.exec(part.trim()) ?? [];
    return {
      color: colourValue(colour),
      offsetX: measureValue(x),
      offsetY: measureValue(y),
      blur: measureValue(blur),
      spread: measureValue(spread),
    };
  });
}

/** Type and value of a token; undefined if the format has no type for it. */
function typed(token: Token, theme: TokenTheme): Pick<DesignToken, '$type' | '$value'> | undefined {
  const { name } = token;
  const value = inTheme(token.value, theme);
  if (isColour(token)) return { $type: 'color', $value: colourValue(value) };
  if (name.startsWith('shadow-')) return { $type: 'shadow', $value: shadowValue(value) };
  if (name.startsWith('font-')) {
    return { $type: 'fontFamily', $value: value.split(',').map((family) => family.trim().replaceAll("'", '')) };
  }
  if (name.startsWith('weight-')) return { $type: 'fontWeight', $value: Number(value) };
  if (name.startsWith('tracking-')) return { $type: 'number', $value: Number(value.replace('em', '')) };
  if (name.startsWith('z-')) return { $type: 'number', $value: Number(value) };
  const curve = /^cubic-bezier\((.+)\)$/.exec(value);
  if (curve) return { $type: 'cubicBezier', $value: curve[1]?.split(',').map(Number) };
  if (!measure.test(value)) return undefined;
  return { $type: value.endsWith('ms') ? 'duration' : 'dimension', $value: measureValue(value) };
}

/** Converts a heading such as `Surfaces: limestone, from …` to a group key: `surfaces`. */
function groupKey(title: string): string {
  const [words = ''] = title.split(/[:.;(]/);
  return words.trim().toLowerCase().replaceAll(/\s+/g, '-');
}

/**
 * The tokens of `tokens.css` in one theme, in the DTCG format. Letter spacing is a number, relative to the font size.
 * Omits tokens without a type in the format, such as `--figures`.
 */
export function toDesignTokens(css: string, theme: TokenTheme): DesignTokens {
  const groups = readTokens(css).map(({ title, tokens }) => {
    const entries = tokens.flatMap((token) => {
      const value = typed(token, theme);
      if (value === undefined) return [];
      return [[token.name, { ...value, ...(token.note === '' ? {} : { $description: token.note }) }] as const];
    });
    return [groupKey(title), Object.fromEntries(entries)] as const;
  });
  return Object.fromEntries(groups);
}

/** Formats the tokens as a file. */
export function designTokensFile(css: string, theme: TokenTheme): string {
  return `${JSON.stringify(toDesignTokens(css, theme), null, 2)}\n`;
}
