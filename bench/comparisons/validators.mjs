import { ibanComparisons } from '../validators/iban.mjs';
import { singlePassComparisons } from '../validators/single-pass.mjs';
import { vatComparisons } from '../validators/vat.mjs';

export const comparisons = [...ibanComparisons, ...vatComparisons, ...singlePassComparisons];
