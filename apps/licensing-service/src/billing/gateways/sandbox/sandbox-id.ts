/** Whether a text can be the id of a card or a charge; the database refuses to compare any other. */
export const isSandboxId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
