import type { checkSlovenianPostCode } from '@atrium/validators/post-codes';
import { useEffect, useState } from 'react';

interface Posts {
  readonly checkSlovenianPostCode: typeof checkSlovenianPostCode;
}

/** A post code in the list of Slovenian post codes. */
export interface PostOffice {
  /** Name of its post office, such as `Ljubljana`. */
  readonly post: string | undefined;
  /** Formatted like a post code, but not in the list. */
  readonly unknown: boolean;
}

/** The post office of a Slovenian post code. The list is loaded with the first complete code. */
export function usePostOffice(code: string, country: string): PostOffice {
  const [posts, setPosts] = useState<Posts>();
  const looks = country === 'SI' && /^\s*(SI-)?\d{4}\s*$/i.test(code);
  const wanted = looks && posts === undefined;
  useEffect(() => {
    if (!wanted) return;
    let gone = false;
    import('@atrium/validators/post-codes').then(
      (loaded) => gone || setPosts(loaded),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [wanted]);
  if (!looks || posts === undefined) return { post: undefined, unknown: false };
  const verdict = posts.checkSlovenianPostCode(code);
  if (verdict.valid) return { post: verdict.post, unknown: false };
  return { post: undefined, unknown: verdict.reason === 'unknown' };
}
