import { array, object, string } from 'yup';

const mostRecipients = 20;
const longestSubject = 200;
const longestMessage = 10_000;

/** The rules of an e-mail with a document. */
export const sendSchema = object({
  contact_ids: array().of(string()).min(1, 'recipientsRequired').max(mostRecipients, 'recipientsTooMany'),
  subject: string().trim().required('subjectRequired').max(longestSubject, 'subjectTooLong'),
  message: string().trim().required('messageRequired').max(longestMessage, 'messageTooLong'),
});
