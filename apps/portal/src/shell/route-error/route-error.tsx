import { ApiError, NetworkError, TimeoutError } from '@atrium/api-client';
import { ChunkLoadError } from '../../chunks/chunk-load-error';
import { useRouteError } from 'react-router';
import { ServiceDown } from '../service-health/service-down';
import { FailurePage } from './failure-page';

const unavailable = new Set([502, 503, 504]);

function isServiceDown(error: unknown): boolean {
  if (error instanceof NetworkError || error instanceof TimeoutError) return true;
  return error instanceof ApiError && unavailable.has(error.status);
}

/** Replaces a page that failed. */
export function RouteError() {
  const error = useRouteError();
  if (isServiceDown(error)) return <ServiceDown />;
  const kind = error instanceof ChunkLoadError ? 'chunk' : 'page';
  return <FailurePage kind={kind} reference={error instanceof ApiError ? error.requestId : ''} />;
}
