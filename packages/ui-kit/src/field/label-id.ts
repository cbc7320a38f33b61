/** Id of a field's label, derived from the id of its control. */
export const labelIdOf = (controlId: string) => `${controlId}-label`;
