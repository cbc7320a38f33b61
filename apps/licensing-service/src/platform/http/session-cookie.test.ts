import { PassThrough } from 'node:stream';
import cookie from '@fastify/cookie';
import fastify from 'fastify';
import { describe, expect, it, vi } from 'vitest';
import { testSettings } from '../../testing/test-settings';
import { replaceSession } from './session-cookie';

async function respondReplacing(replaced: string | null) {
  const realtime = { endSession: vi.fn() };
  const body = new PassThrough();
  const app = fastify();
  await app.register(cookie);
  app.get('/', async (_request, reply) => {
    replaceSession(reply, { settings: testSettings(), realtime }, replaced, 'new-token');
    return reply.send(body);
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  body.write('first');
  const response = await fetch(address);
  return { realtime, body, response, close: () => app.close() };
}

describe('replaceSession', () => {
  it('closes the sockets of the old session after its cookie is sent', async () => {
    const { realtime, body, response, close } = await respondReplacing('old-session');
    expect(response.headers.get('set-cookie')).toContain('=new-token;');
    expect(realtime.endSession).not.toHaveBeenCalled();
    body.end();
    await response.text();
    await vi.waitFor(() => expect(realtime.endSession.mock.calls).toEqual([['old-session']]));
    await close();
  });

  it('closes no sockets if there was no previous session', async () => {
    const { realtime, body, response, close } = await respondReplacing(null);
    body.end();
    await response.text();
    await close();
    expect(realtime.endSession).not.toHaveBeenCalled();
  });
});
