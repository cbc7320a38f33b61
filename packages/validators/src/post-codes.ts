import { checkPostCode, type PostCodeReason } from './post-code';
import { slovenianPostCodes } from './post-codes/slovenian-post-codes';
import { invalid, type Verdict } from './verdict';

/** A Slovenian post code and the name of its post office. */
export interface PostOffice {
  /** Four digits. */
  readonly code: string;
  readonly post: string;
}

const posts = /* @__PURE__ */ new Map(
  /* @__PURE__ */ slovenianPostCodes.split('|').map((entry) => [entry.slice(0, 4), entry.slice(4)]),
);

/** Why a Slovenian post code is rejected. */
export type SlovenianPostCodeReason = PostCodeReason | 'unknown';

/**
 * The code of an existing Slovenian post office; a leading `SI-` is removed. Shape: four digits from 1000.
 *
 * Valid: `1000`, `SI-2000`. Invalid: `100` (shape), `9999` (unknown).
 * Source: GeoNames, CC BY 4.0.
 */
export function checkSlovenianPostCode(value: unknown): Verdict<SlovenianPostCodeReason, { readonly post: string }> {
  const verdict = checkPostCode(value, { country: 'SI' });
  if (!verdict.valid) return verdict;
  const post = posts.get(verdict.normalized);
  return post === undefined ? invalid('unknown') : { ...verdict, post };
}

/** Whether {@link checkSlovenianPostCode} accepts the value. */
export function isSlovenianPostCode(value: unknown): boolean {
  return checkSlovenianPostCode(value).valid;
}

/** The name of a post office: `Ljubljana` for `1000`; `undefined` for an unknown code. */
export function postOfficeOf(value: unknown): string | undefined {
  const verdict = checkSlovenianPostCode(value);
  return verdict.valid ? verdict.post : undefined;
}

/** All post offices, ordered by post code. */
export function listPostOffices(): PostOffice[] {
  return Array.from(posts, ([code, post]) => ({ code, post }));
}
