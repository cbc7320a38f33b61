export interface HashCost {
  /** In KiB. */
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}

/** Cost of argon2id, as the OWASP Password Storage Cheat Sheet recommends. */
export const hashCost: HashCost = { memory: 19_456, passes: 2, parallelism: 1 };
