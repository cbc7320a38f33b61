import { formatNumber, useTexts } from '@atrium/i18n';
import { useState } from 'react';
import { bookMessages } from '../messages';
import { contrastPairs } from './contrast-pairs';
import { measureContrast } from './measure-contrast';
import type { Measured, Theme } from './measure-contrast';

/** The pair of a colour that is closest to its required ratio, as text first, else as background. */
function weakestPair(name: string, theme: Theme): Measured | undefined {
  const asForeground = contrastPairs.filter(({ foreground }) => foreground === name);
  const asGround = contrastPairs.filter(({ ground }) => ground === name);
  const [weakest] = measureContrast(asForeground.length > 0 ? asForeground : asGround, theme).toSorted(
    (a, b) => a.ratio / a.needed - b.ratio / b.needed,
  );
  return weakest;
}

export interface ColourContrastProps {
  readonly name: string;
  readonly theme: Theme;
}

/** The weakest contrast of a colour in its uses, and the required ratio. */
export function ColourContrast({ name, theme }: ColourContrastProps) {
  const text = useTexts(bookMessages);
  const [pair] = useState(() => weakestPair(name, theme));
  if (pair === undefined) return null;
  const { foreground, ground, needed, ratio } = pair;
  const beside = foreground === name ? ground : foreground;
  const number = (value: number) => formatNumber(value, undefined, { maximumFractionDigits: 2 });
  return (
    <span className="book-token__contrast">
      {text('tokens.contrast', { ratio: number(ratio), needed: number(needed), beside })}
    </span>
  );
}
