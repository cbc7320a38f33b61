export { ForgotPasswordScreen, type ForgotPasswordScreenProps } from './pages/forgot-password/forgot-password-screen';
