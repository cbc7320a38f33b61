export { netOf, sumLines } from './sum-lines';
export type { PricedLine, PriceSum, TaxSum } from './sum-lines';
