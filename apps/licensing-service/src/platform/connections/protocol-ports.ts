/** Protocol of a host that a user entered. */
export type Protocol = 'postgresql' | 'mysql' | 'imap';

const portsOf: Readonly<Record<Protocol, readonly number[]>> = { postgresql: [5432], mysql: [3306], imap: [993] };

/** Ports of protocols that connection tests never use. Their servers could misread or abuse the traffic. */
const blocked: readonly number[] = [
  1, 7, 9, 11, 13, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 67, 68, 69, 70, 79, 80, 87, 88, 95, 101, 102, 103, 104,
  109, 110, 111, 113, 115, 117, 119, 123, 135, 137, 138, 139, 143, 161, 162, 179, 194, 389, 427, 443, 445, 464, 465,
  500, 502, 512, 513, 514, 515, 526, 530, 531, 532, 540, 548, 554, 556, 563, 587, 593, 601, 623, 631, 636, 853, 873,
  989, 990, 992, 995, 1080, 1194, 1433, 1521, 1719, 1720, 1723, 1883, 2049, 2375, 2376, 2379, 2380, 2525, 3128, 3268,
  3269, 3389, 3478, 3659, 4045, 4190, 4369, 4505, 4506, 5060, 5061, 5222, 5269, 5349, 5353, 5666, 5671, 5672, 5900,
  5901, 5984, 5985, 5986, 6000, 6379, 6443, 6566, 6660, 6661, 6662, 6663, 6664, 6665, 6666, 6667, 6668, 6669, 6697,
  7001, 7199, 8000, 8009, 8080, 8086, 8300, 8301, 8302, 8443, 8500, 8501, 8600, 8883, 8888, 9000, 9042, 9090, 9092,
  9200, 9300, 9418, 10_080, 10_250, 10_255, 11_211, 11_434, 15_672, 27_017, 27_018, 50_000, 50_070, 61_613, 61_616,
];

/** Whether a port belongs to a different protocol. */
export function isForeignPort(port: number, protocol: Protocol): boolean {
  const others = Object.entries(portsOf).flatMap(([name, ports]) => (name === protocol ? [] : ports));
  return blocked.includes(port) || others.includes(port);
}
