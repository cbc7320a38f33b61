import { createRoot } from 'react-dom/client';
import { Admin, ListGuesser, Resource } from 'react-admin';
import simpleRestProvider from 'ra-data-simple-rest';
import { BrowserRouter } from 'react-router';

const isLogin = window.location.pathname === '/login';
const authProvider = {
  login: () => Promise.resolve(),
  logout: () => Promise.resolve(),
  checkAuth: () => (isLogin ? Promise.reject(new Error('No session')) : Promise.resolve()),
  checkError: () => Promise.resolve(),
  getPermissions: () => Promise.resolve(),
};

createRoot(document.getElementById('root')).render(
  <BrowserRouter>
    <Admin authProvider={authProvider} dataProvider={simpleRestProvider('/api')} requireAuth>
      <Resource list={ListGuesser} name="rows" />
    </Admin>
  </BrowserRouter>,
);
