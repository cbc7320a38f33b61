import type { ResourceColumn } from '@atrium/api-client/contract';
import { isUuid } from '../platform';

export type Comparison = 'is' | 'in' | 'from' | 'to';

const wholeNumber = /^(0|-?[1-9]\d{0,14})$/;
const day = /^\d{4}-\d{2}-\d{2}$/;
/** PostgreSQL has no year 0. */
const firstInstant = new Date('0001-01-01T00:00:00Z');
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/;

/** Validates a filter value by the column's type and normalises it; null if invalid. */
export function readFilterValue({ type, choices = [] }: ResourceColumn, value: string, by: Comparison): string | null {
  switch (type) {
    case 'choice':
      return choices.includes(value) ? value : null;
    case 'id':
    case 'person':
    case 'record':
    case 'records':
      return isUuid(value) ? value : null;
    case 'integer':
      return wholeNumber.test(value) ? value : null;
    case 'boolean':
      return value === 'true' || value === 'false' ? value : null;
    case 'instant':
      return readInstant(value, by);
    case 'text':
    case 'actions':
      return value;
  }
}

/** A date without a time means its start in UTC, or its last millisecond as the end of a range. */
function readInstant(value: string, by: Comparison): string | null {
  if (!day.test(value) && !instant.test(value)) return null;
  const at = new Date(value);
  if (Number.isNaN(at.getTime()) || at < firstInstant || (day.test(value) && !at.toISOString().startsWith(value)))
    return null;
  return day.test(value) && by === 'to' ? `${value}T23:59:59.999Z` : at.toISOString();
}
