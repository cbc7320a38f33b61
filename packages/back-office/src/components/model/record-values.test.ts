import { defineFields } from '@atrium/api-client/contract';
import { describe, expect, it } from 'vitest';
import { formSchema } from './form-schema';
import { toFormValues, toInput } from './record-values';

const fields = defineFields({
  code: { type: 'text', input: 'create', maxLength: 4, pattern: '^[a-z]+$' },
  title: { type: 'text', input: 'save', maxLength: 5 },
  rate: { type: 'integer', input: 'save', decimals: 2, nullable: true, minimum: 0, maximum: 10_000 },
  kind: { type: 'choice', choices: ['big', 'small'], input: 'save' },
  shown: { type: 'boolean', input: 'save' },
  created_at: { type: 'instant' },
});

const valid = { title: 'Red', rate: '9,5', kind: 'big', shown: true };

async function errorOf(values: object) {
  return formSchema(fields, 'save')
    .validate(values)
    .then(
      () => undefined,
      (error: Error) => error.message,
    );
}

describe('the values of a form', () => {
  it('are the record’s values as text, and convert back to its input', () => {
    const record = { title: 'Red', rate: 950, kind: 'big', shown: true, created_at: '2026-11-21T10:00:00.000Z' };
    const values = toFormValues(fields, 'save', record);
    expect(values).toEqual(valid);
    expect(toInput(fields, 'save', values)).toEqual({ title: 'Red', rate: 950, kind: 'big', shown: true });
  });

  it('are empty for a new record', () => {
    const values = toFormValues(fields, 'create');
    expect(values).toEqual({ code: '', title: '', rate: '', kind: '', shown: false });
    expect(toInput(fields, 'create', { ...values, code: 'red', title: ' Red ', kind: 'big' })).toEqual({
      code: 'red',
      title: 'Red',
      rate: null,
      kind: 'big',
      shown: false,
    });
  });
});

describe('the schema of a form', () => {
  it('accepts valid values', async () => {
    expect(await errorOf(valid)).toBeUndefined();
    expect(await errorOf({ ...valid, rate: '' })).toBeUndefined();
  });

  it.each([
    [{ title: '' }, 'validation.required'],
    [{ title: '  ' }, 'validation.required'],
    [{ title: 'Orange' }, 'validation.tooLong?maximum=5'],
    [{ rate: 'much' }, 'form.number'],
    [{ rate: '1,234' }, 'form.number'],
    [{ rate: '101' }, 'form.range?minimum=0&maximum=100'],
    [{ kind: 'huge' }, 'validation.choose'],
    [{ kind: '' }, 'validation.required'],
  ])('rejects %j', async (change, message) => {
    expect(await errorOf({ ...valid, ...change })).toBe(message);
  });

  it('rejects a text that does not match its pattern', async () => {
    const error = await formSchema(fields, 'create')
      .validate({ ...valid, code: 'A1' })
      .catch(({ message }: Error) => message);
    expect(error).toBe('pattern.code');
  });
});
