/** Business time comes from here, as a parameter; the database's own clock only serves job leases. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
