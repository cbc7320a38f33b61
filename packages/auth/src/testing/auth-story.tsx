import { useState } from 'react';
import { AuthScreen, type AuthScreenProps } from './auth-screen';
import { stubService, type StubAnswers } from '@atrium/api-client/testing/stub';

export interface AuthStoryProps extends Omit<AuthScreenProps, 'service' | 'queries'> {
  readonly answers?: StubAnswers;
}

/** A page of the feature over a stub service with the story's answers. */
export function AuthStory({ answers, ...screen }: AuthStoryProps) {
  const [service] = useState(() => stubService(answers));
  return <AuthScreen {...screen} service={service} />;
}
