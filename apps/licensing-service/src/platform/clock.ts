/** Source of business time, passed as a parameter. The database clock is used only for job leases. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
