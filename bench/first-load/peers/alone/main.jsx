import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router';

const Login = lazy(() => import('./login.jsx'));
const List = lazy(() => import('./list.jsx'));

createRoot(document.getElementById('root')).render(
  <BrowserRouter>
    <Suspense>
      <Routes>
        <Route element={<Login />} path="/login" />
        <Route element={<List />} path="*" />
      </Routes>
    </Suspense>
  </BrowserRouter>,
);
