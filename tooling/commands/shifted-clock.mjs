/**
 * Loaded before a program, changes the time it lives in, also in its threads: `CLOCK_START` is the instant at which its
 * clock starts (now by default), and `CLOCK_SHIFT_DAYS` is added to that.
 */
const RealDate = Date;
process.env.CLOCK_STARTED_AT ??= String(RealDate.now());
const start = process.env.CLOCK_START ? RealDate.parse(process.env.CLOCK_START) : Number(process.env.CLOCK_STARTED_AT);
const days = Number(process.env.CLOCK_SHIFT_DAYS ?? '0') * 86_400_000;
const shift = start - Number(process.env.CLOCK_STARTED_AT) + days;

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    if (parts.length === 0) super(RealDate.now() + shift);
    else super(...parts);
  }

  static now() {
    return RealDate.now() + shift;
  }
};
