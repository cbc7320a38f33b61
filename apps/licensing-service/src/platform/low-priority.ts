/** Priority of work that is not an answer to a call: answers come first. */
export const lowPriority = 4;
