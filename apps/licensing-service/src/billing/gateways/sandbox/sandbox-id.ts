/** Whether a text is a UUID; PostgreSQL throws when it compares any other text with an id. */
export const isSandboxId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
