import '@refinedev/antd/dist/reset.css';
import { AuthPage, List, RefineThemes, ThemedLayout, useNotificationProvider, useTable } from '@refinedev/antd';
import { Authenticated, Refine } from '@refinedev/core';
import routerProvider from '@refinedev/react-router';
import { App, ConfigProvider, Table } from 'antd';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Outlet, Route, Routes } from 'react-router';

const isLogin = window.location.pathname === '/login';
const authProvider = {
  login: () => Promise.resolve({ success: true }),
  logout: () => Promise.resolve({ success: true }),
  check: () => Promise.resolve({ authenticated: !isLogin }),
  onError: () => Promise.resolve({}),
  getIdentity: () => Promise.resolve({ id: 1, name: 'Maja Kovač' }),
};
const dataProvider = {
  getList: async ({ resource }) => {
    const data = await (await fetch(`/api/${resource}`)).json();
    return { data, total: data.length };
  },
  getApiUrl: () => '/api',
};

function Rows() {
  const { tableProps } = useTable();
  return (
    <List>
      <Table {...tableProps} rowKey="id">
        {['title', 'url', 'created_at', 'updated_at'].map((name) => (
          <Table.Column dataIndex={name} key={name} title={name} />
        ))}
      </Table>
    </List>
  );
}

createRoot(document.getElementById('root')).render(
  <BrowserRouter>
    <ConfigProvider theme={RefineThemes.Blue}>
      <App>
        <Refine
          authProvider={authProvider}
          dataProvider={dataProvider}
          notificationProvider={useNotificationProvider}
          options={{ disableTelemetry: true }}
          resources={[{ name: 'rows', list: '/rows' }]}
          routerProvider={routerProvider}
        >
          <Routes>
            <Route element={<AuthPage type="login" />} path="/login" />
            <Route
              element={
                <Authenticated key="rows">
                  <ThemedLayout>
                    <Outlet />
                  </ThemedLayout>
                </Authenticated>
              }
            >
              <Route element={<Rows />} path="/rows" />
            </Route>
          </Routes>
        </Refine>
      </App>
    </ConfigProvider>
  </BrowserRouter>,
);
