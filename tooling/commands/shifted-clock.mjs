/** Loaded before a program, lets it live in another time: `CLOCK_SHIFT_DAYS` days from now. */
const shift = Number(process.env.CLOCK_SHIFT_DAYS ?? '0') * 86_400_000;
const RealDate = Date;

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    if (parts.length === 0) super(RealDate.now() + shift);
    else super(...parts);
  }

  static now() {
    return RealDate.now() + shift;
  }
};
