import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createInstance } from 'i18next';
import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { initReactI18next } from 'react-i18next';
import { BrowserRouter, Route, Routes } from 'react-router';
import { Provider } from '#kit';

const Login = lazy(() => import('./login.jsx'));
const List = lazy(() => import('./list.jsx'));
const texts = {
  title: 'Log in',
  lead: 'Manage your company’s CRM, plan and integrations.',
  email: 'E-mail',
  password: 'Password',
  list: 'Licenses',
  name: 'Name',
  url: 'URL',
  created: 'Created',
  updated: 'Updated',
};

void createInstance()
  .use(initReactI18next)
  .init({ lng: 'en', resources: { en: { translation: texts } } });

createRoot(document.getElementById('root')).render(
  <QueryClientProvider client={new QueryClient()}>
    <Provider>
      <BrowserRouter>
        <Suspense>
          <Routes>
            <Route element={<Login />} path="/login" />
            <Route element={<List />} path="*" />
          </Routes>
        </Suspense>
      </BrowserRouter>
    </Provider>
  </QueryClientProvider>,
);
