import { DomainError } from '../http/errors';
import { checkWritable } from './check-writable';
import type { DavCall } from './dav-call';
import { davSpace, isDav, readXml } from './read-xml';
import { elementOf } from './write-xml';
import { sendMultistatus } from './send-multistatus';

/**
 * Answers PROPPATCH. Word sets times and attributes of Windows after each save and reports an error if it may not, so
 * these succeed, and the service keeps none of them. The properties of WebDAV itself cannot be changed.
 */
export async function changeProperties({ request, reply, href, file }: DavCall) {
  const body = await readXml(request.raw);
  if (body === null || !isDav(body, 'propertyupdate')) throw new DomainError(400, 'malformed_request');
  checkWritable({ headers: request.headers, href }, file);
  const changed = body.children
    .filter((change) => isDav(change, 'set') || isDav(change, 'remove'))
    .flatMap(({ children }) => children.filter((child) => isDav(child, 'prop')).flatMap((prop) => prop.children));
  const own = changed.filter(({ space }) => space === davSpace).map((one) => elementOf(one));
  const others = changed.filter(({ space }) => space !== davSpace).map((one) => elementOf(one));
  const groups = [
    { status: own.length === 0 ? 200 : 424, properties: others },
    { status: 403, properties: own },
  ] as const;
  return sendMultistatus(reply, [{ href, groups }]);
}
