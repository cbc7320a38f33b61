import { dayOf } from '../../../platform';
import type { Days } from '../invoice-data';

/** Documents of a Slovenian seller write numbers the Slovenian way, whatever their language. */
const money = new Intl.NumberFormat('sl-SI', { style: 'currency', currency: 'EUR', useGrouping: 'always' });
const whole = new Intl.NumberFormat('sl-SI', { useGrouping: 'always' });
const percent = new Intl.NumberFormat('sl-SI', { style: 'percent', maximumFractionDigits: 2 });

/** Cents as `1.234,50 €`. */
export const writeMoney = (cents: number) => money.format(cents / 100);

/** `1.200`. */
export const writeWhole = (number: number) => whole.format(number);

/** A fraction as `22 %` or `9,5 %`. */
export const writePercent = (fraction: number) => percent.format(fraction);

/** `1.11.2026 – 30.11.2026` with all their digits, or the single day. */
export const writeDays = ({ from, to }: Days) => (from === to ? dayOf(from) : `${dayOf(from)} – ${dayOf(to)}`);
