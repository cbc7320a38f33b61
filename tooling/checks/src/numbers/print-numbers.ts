import ceilings from './ceilings.json' with { type: 'json' };
import { measure } from './measure.ts';

const figures = measure();
const rows = Object.entries(ceilings).map(([name, { before, ceiling }]) => {
  const now = Object.entries(figures).find(([figure]) => figure === name)?.[1];
  return `| ${name} | ${before} | ${now ?? 'prove -- generators'} | ${ceiling} |`;
});
console.log(['| | before | now | ceiling |', '|---|---|---|---|', ...rows].join('\n'));
