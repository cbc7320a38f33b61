import { createBrowserRouter } from 'react-router';
import { appRoutes } from './app-routes';
import type { PortalFeature } from './portal-feature';
import type { PortalServices } from './portal-services';

export const createAppRouter = (features: readonly PortalFeature[], services: PortalServices) =>
  createBrowserRouter(appRoutes(features, services));
