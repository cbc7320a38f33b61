/**
 * Preloaded into a program to change its clock, also in its threads. `CLOCK_START` is the time at which the clock starts,
 * by default the current one. `CLOCK_SHIFT_DAYS` is added to it.
 */
const RealDate = Date;
process.env.CLOCK_STARTED_AT ??= String(RealDate.now());
const startedAt = Number(process.env.CLOCK_STARTED_AT);
const start = process.env.CLOCK_START ? RealDate.parse(process.env.CLOCK_START) : startedAt;
const days = Number(process.env.CLOCK_SHIFT_DAYS ?? '0') * 86_400_000;
const shift = start - startedAt + days;

class ShiftedDate extends RealDate {
  constructor(...parts: unknown[]) {
    super(...((parts.length === 0 ? [RealDate.now() + shift] : parts) as [number]));
  }

  static override now(): number {
    return RealDate.now() + shift;
  }
}
globalThis.Date = ShiftedDate as DateConstructor;
