/** Days before the first day of a period on which the transfer of its renewal is requested. */
export const requestDays = 15;

/** Days that the pro-forma invoice of an order is valid. */
export const validDays = 15;

/** Days before the last valid day at which the owners are reminded. */
export const reminderDays = 2;

/** Days after the last valid day until the operator has recorded the transfers of that day. */
export const bookingDays = 4;

/** Days after its due date during which a cancelled transfer may still arrive. */
export const lateArrivalDays = 90;
