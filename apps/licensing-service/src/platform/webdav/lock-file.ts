import { DomainError, Forbidden } from '../http/errors';
import { checkConditions, tokensOf } from './check-writable';
import type { DavCall } from './dav-call';
import type { DavLock } from './dav-resource';
import { describeLock } from './describe-lock';
import { childOf, isDav, readXml, type XmlElement } from './read-xml';
import { sendXml } from './write-xml';

/** Answers LOCK: with a body it takes the lock, without one it extends it. */
export async function lockFile(call: DavCall) {
  const body = await readXml(call.request.raw);
  return body === null ? refreshLock(call) : takeLock(call, body);
}

async function takeLock(call: DavCall, body: XmlElement) {
  if (!isDav(body, 'lockinfo')) throw new DomainError(400, 'malformed_request');
  checkConditions({ headers: call.request.headers, href: call.href }, call.file);
  const isExclusive = childOf(childOf(body, 'lockscope'), 'exclusive') !== undefined;
  if (!isExclusive || childOf(childOf(body, 'locktype'), 'write') === undefined) throw new Forbidden();
  const lock = await call.resource.lock((childOf(body, 'owner')?.text ?? '').trim().slice(0, 200));
  if (lock === null) throw new DomainError(423, 'file_locked');
  return sendLock(call, lock);
}

async function refreshLock(call: DavCall) {
  const [token] = tokensOf(checkConditions({ headers: call.request.headers, href: call.href }, call.file));
  const lock = token === undefined ? null : await call.resource.refresh(token);
  if (lock === null) throw new DomainError(412, 'precondition_failed');
  return sendLock(call, lock);
}

function sendLock({ reply, href }: DavCall, lock: DavLock) {
  void reply.header('lock-token', `<${lock.token}>`);
  const discovery = `<D:lockdiscovery>${describeLock(lock, href)}</D:lockdiscovery>`;
  return sendXml(reply, `<D:prop xmlns:D="DAV:">${discovery}</D:prop>`);
}
