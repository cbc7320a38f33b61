import type { EmailReason } from '../email';
import { fullNameMaximum, type FullNameReason } from '../full-name';
import { passwordMaximum, passwordMinimum, type PasswordOptions, type PasswordReason } from '../password';
import { isMissing, requiredMessage, type Rejection } from './message';

export function emailMessage({ reason }: Rejection<EmailReason>): string {
  return isMissing(reason) ? requiredMessage : `validation.email.${reason}`;
}

export function fullNameMessage({ reason }: Rejection<FullNameReason>): string {
  if (reason === 'tooLong') return `validation.tooLong?maximum=${fullNameMaximum}`;
  return isMissing(reason) ? requiredMessage : 'validation.fullName.shape';
}

export function passwordMessage(
  { reason }: Rejection<PasswordReason>,
  { minimum = passwordMinimum }: PasswordOptions,
): string {
  if (reason === 'tooShort') return `validation.password.tooShort?minimum=${minimum}`;
  if (reason === 'tooLong') return `validation.password.tooLong?maximum=${passwordMaximum}`;
  return reason === 'type' ? requiredMessage : `validation.password.${reason}`;
}

export function passwordConfirmationMessage(): string {
  return 'validation.password.confirmation';
}

/** Takes the reasons of `checkPhone` without importing it, because its library is optional. */
export function phoneMessage({ reason }: Rejection<string>): string {
  return isMissing(reason) ? requiredMessage : 'validation.phone.shape';
}
