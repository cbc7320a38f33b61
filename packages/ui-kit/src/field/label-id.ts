/** Id of the label of a field, by the id of its control. */
export const labelIdOf = (controlId: string) => `${controlId}-label`;
