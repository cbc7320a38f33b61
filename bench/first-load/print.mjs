const columns = {
  login: {
    kB: 'kB',
    kBWithoutFonts: 'no fonts',
    firstPaint: 'first paint',
    largestPaint: 'largest',
    usable: 'usable',
    shift: 'shift',
    slowest: 'slowest key',
  },
  list: { kB: 'kB', firstPaint: 'first paint', rows: 'rows', shift: 'shift' },
};
const width = 12;

const formatFigure = (name, value) => {
  if (value === undefined) return '–';
  if (name === 'shift') return value.toFixed(3);
  return name.startsWith('kB') ? value.toFixed(1) : String(Math.round(value));
};

function printTable(title, heads, rows) {
  console.log(`\n${title}`);
  const line = Object.values(heads).map((head) => head.padStart(width));
  console.log(line.join(''));
  for (const { name, figures } of rows) {
    const cells = Object.keys(heads).map((head) => formatFigure(head, figures[head]).padStart(width));
    console.log(`${cells.join('')}  ${name}`);
  }
}

const isOurs = ({ name }) => name.startsWith('Atrium');

/** Prints how many times as long each of our pages takes as the fastest peer. */
function printRatios(title, figure, values) {
  const known = values.filter(({ value }) => value !== undefined);
  const best = known.filter((one) => !isOurs(one)).toSorted((one, other) => one.value - other.value)[0];
  for (const { name, value } of known.filter(isOurs))
    console.log(`  ${title}, ${name}: ${(value / best.value).toFixed(2)} × ${best.name} (${figure})`);
}

/** Prints two tables, in milliseconds and transferred kB (1000 bytes), and compares ours with the fastest peer. */
export function printFirstLoad(results) {
  const of = (kind) =>
    results
      .map(({ name, [kind]: figures }) => ({ name, figures }))
      .filter(({ figures }) => Object.keys(figures).length > 0);
  const values = (kind, figure) => of(kind).map(({ name, figures }) => ({ name, value: figures[figure] }));
  const withCode = (list) => list.filter(({ name }) => name !== 'static HTML');
  printTable('First load of /login, cold, 1.6 Mbit/s, 150 ms, processor slowed 4 ×', columns.login, of('login'));
  printRatios('largest paint', 'login', withCode(values('login', 'largestPaint')));
  printRatios('usable', 'login', withCode(values('login', 'usable')));
  printTable('First load of a list of ten rows, under the same conditions', columns.list, of('list'));
  printRatios('rows visible', 'list', withCode(values('list', 'rows')));
}
