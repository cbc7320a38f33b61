import { DomainError } from '../../platform';

/** 409: records refer to this one, so it cannot be deleted. The response has their number in `uses`. */
export class InUse extends DomainError {
  constructor(uses: number) {
    super(409, 'in_use', { values: { count: uses }, extension: { uses } });
  }
}
