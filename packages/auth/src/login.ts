export { authMessages } from './messages';
export { readReturnPath } from './model/return-path';
export { LoginScreen, type LoginScreenProps } from './pages/login/login-screen';
export { loginParameters } from './paths';
