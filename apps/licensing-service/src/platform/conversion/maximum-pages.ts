/** Pages that a converted document may have. */
export const maximumPages = 200;
