const rounds = 15;
const sampleMs = 40;

/** Processor time of this thread, without other programs on the same cores and without waiting for servers. */
function processorMs() {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

async function measureBatches(batch, times) {
  const started = processorMs();
  for (let time = 0; time < times; time++) {
    const result = batch();
    if (result instanceof Promise) await result;
  }
  return processorMs() - started;
}

/** Number of batches that fill a sample. It also warms the code up. */
async function calibrate(batch) {
  let times = 1;
  for (
    let taken = 0;
    taken < sampleMs;
    times = Math.max(times + 1, Math.ceil((times * 1.2 * sampleMs) / (taken + 0.01)))
  ) {
    taken = await measureBatches(batch, times);
    if (taken >= sampleMs) return times;
  }
  return times;
}

function median(numbers) {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)];
}

/**
 * Runs the contenders in turn. Each round starts with another one.
 * @returns {Promise<{ name: string, perSecond: number }[]>} median operations per second
 */
export async function measure({ contenders, operations }) {
  const times = new Map();
  for (const { name, batch } of contenders) times.set(name, await calibrate(batch));
  const samples = new Map(contenders.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round++) {
    for (let turn = 0; turn < contenders.length; turn++) {
      const { name, batch } = contenders[(round + turn) % contenders.length];
      samples.get(name).push(await measureBatches(batch, times.get(name)));
    }
  }
  return contenders.map(({ name }) => ({
    name,
    perSecond: (1000 * operations * times.get(name)) / median(samples.get(name)),
  }));
}
