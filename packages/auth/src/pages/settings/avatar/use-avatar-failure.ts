import { isApiError, isValidationError } from '@atrium/api-client';
import { useCommonTexts } from '@atrium/i18n';
import { failureReasons } from '../../../components/failure-banner';
import { toFormFailure } from '../../../model/form-failure';

/** Why a picture was not saved, in the words of the service where it gave a reason. */
export function useAvatarFailure(): (error: Error) => string {
  const common = useCommonTexts();
  return (error) => {
    if (isValidationError(error)) return error.text('file') ?? error.message;
    const { kind } = toFormFailure(error);
    return kind === 'other' && isApiError(error) ? error.message : common(failureReasons[kind]);
  };
}
