// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { accessByPermission, defineResource, type Resource } from '../../contract';
import { createFakeService } from '../fake-service';
import { recordHandlers, recordRows } from './records';

const suppliers: Resource = defineResource({
  route: 'suppliers',
  fields: {
    title: { type: 'text', input: 'save', sortable: true },
    note: { type: 'text', input: 'save', optional: true, nullable: true, only: 'record' },
    rating: { type: 'integer' },
    author: { type: 'person', only: 'record' },
    created_at: { type: 'instant' },
    allowed_actions: { type: 'actions' },
    version: { type: 'integer', only: 'record' },
  },
  access: accessByPermission('suppliers'),
  defaultSort: 'title',
});

function start() {
  const { state, signIn } = createFakeService({ now: () => new Date('2026-11-21T09:00:00Z') });
  const user = signIn({ permissions: ['view/suppliers', 'update/suppliers'] });
  const call = { state, user: () => user, query: undefined, file: undefined, language: 'en' } as const;
  const send = (name: string, body: object, id = '') =>
    recordHandlers(suppliers)[name]?.({ ...call, params: { id }, body: body as never }) as Record<string, unknown>;
  return { send, user, rows: () => recordRows(suppliers)(call) };
}

describe('stored records of a resource', () => {
  it('are created from the resource’s declaration', () => {
    const { send, user, rows } = start();
    const made = send('create', { title: 'Ažman' });
    expect(made).toEqual({
      id: expect.any(String),
      title: 'Ažman',
      note: null,
      rating: 0,
      author: { id: user.id, full_name: user.full_name },
      created_at: '2026-11-21T09:00:00.000Z',
      allowed_actions: ['update'],
      version: 1,
    });
    const { note: _note, author: _author, version: _version, ...row } = made;
    expect(rows().map(({ shown }) => shown)).toEqual([row]);
    expect(send('get', {}, String(made['id']))).toEqual(made);
  });

  it('are changed from their latest version, duplicated and deleted', () => {
    const { send, rows } = start();
    const id = String(send('create', { title: 'Ažman', note: 'Žalec' })['id']);
    expect(send('update', { title: 'Breza', _version: 1 }, id)).toMatchObject({ title: 'Breza', version: 2 });
    expect(() => send('update', { title: 'Cer', _version: 1 }, id)).toThrow(
      expect.objectContaining({ status: 412, extra: { current: expect.objectContaining({ title: 'Breza' }) } }),
    );
    expect(send('duplicate', {}, id)).toMatchObject({ title: 'Breza', note: 'Žalec', version: 1 });
    expect(send('delete', {}, id)).toBeNull();
    expect(rows()).toHaveLength(1);
    expect(() => send('get', {}, id)).toThrow(expect.objectContaining({ status: 404 }));
  });
});
