export { LoginScreen, type LoginScreenProps } from './pages/login/login-screen';
