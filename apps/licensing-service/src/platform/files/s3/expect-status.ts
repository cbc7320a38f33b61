import { readBounded } from './read-bounded';
import { S3Refused } from './s3-refused';

const longestError = 16 * 1024;

/** Throws `S3Refused`, with the code in the body, unless the response has an expected status. */
export async function expectStatus(response: Response, ...expected: readonly number[]): Promise<void> {
  if (!expected.includes(response.status)) throw await refusalOf(response);
}

export async function refusalOf(response: Response): Promise<S3Refused> {
  const body = await readBounded(response, longestError).catch(() => '');
  const [, code = null] = /<Code>(\w{1,64})<\/Code>/.exec(body.toString()) ?? [];
  return new S3Refused(response.status, code);
}
