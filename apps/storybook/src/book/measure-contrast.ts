import type { ContrastPair } from './contrast-pairs';

export type Theme = 'light' | 'dark';

export interface Measured extends ContrastPair {
  readonly theme: Theme;
  /** From 1 to 21, by WCAG 2. */
  readonly ratio: number;
}

/** Relative luminance of a computed colour (`rgb(r, g, b)`), by WCAG 2. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? [])
    .map((part) => Number(part) / 255)
    .map((part) => (part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two computed colours. */
export function contrastOf(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Measures pairs of tokens as this browser computes them in a theme. */
export function measureContrast(pairs: readonly ContrastPair[], theme: Theme): Measured[] {
  const probe = document.createElement('span');
  probe.hidden = true;
  probe.dataset['theme'] = theme;
  document.body.append(probe);
  const colour = (token: string) => {
    probe.style.color = '';
    probe.style.color = `var(--${token})`;
    return getComputedStyle(probe).color;
  };
  const measured = pairs.map((pair) => ({
    ...pair,
    theme,
    ratio: contrastOf(colour(pair.foreground), colour(pair.ground)),
  }));
  probe.remove();
  return measured;
}
