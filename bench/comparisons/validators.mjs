import { ibanComparisons } from '../validators/iban.mjs';
import { singlePassComparisons } from '../validators/single-pass.mjs';
import { vatComparisons } from '../validators/vat.mjs';
import { worstInputComparisons } from '../validators/worst-input.mjs';

export const comparisons = [...ibanComparisons, ...vatComparisons, ...singlePassComparisons, ...worstInputComparisons];
