/** A response of a vendor. */
export interface VendorAnswer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

export const json = (status: number, body: object): VendorAnswer => ({
  status,
  type: 'application/json',
  body: JSON.stringify(body),
});
