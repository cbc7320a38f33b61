const rounds = 15;
const sampleMs = 40;

/** Time this thread has worked: neighbours on the same cores, and servers that are waited for, do not count. */
function workedMs() {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

async function timed(batch, times) {
  const started = workedMs();
  for (let time = 0; time < times; time++) {
    const ended = batch();
    if (ended instanceof Promise) await ended;
  }
  return workedMs() - started;
}

/** How many batches take about as long as a sample should; it warms the code up too. */
async function calibrate(batch) {
  let times = 1;
  for (
    let taken = 0;
    taken < sampleMs;
    times = Math.max(times + 1, Math.ceil((times * 1.2 * sampleMs) / (taken + 0.01)))
  ) {
    taken = await timed(batch, times);
    if (taken >= sampleMs) return times;
  }
  return times;
}

function median(numbers) {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)];
}

/**
 * Runs the contenders in turn, round after round, each round beginning with another one.
 * @returns {Promise<{ name: string, perSecond: number }[]>} median operations a second
 */
export async function measure({ contenders, operations }) {
  const times = new Map();
  for (const { name, batch } of contenders) times.set(name, await calibrate(batch));
  const samples = new Map(contenders.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round++) {
    for (let turn = 0; turn < contenders.length; turn++) {
      const { name, batch } = contenders[(round + turn) % contenders.length];
      samples.get(name).push(await timed(batch, times.get(name)));
    }
  }
  return contenders.map(({ name }) => ({
    name,
    perSecond: (1000 * operations * times.get(name)) / median(samples.get(name)),
  }));
}
