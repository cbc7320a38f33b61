export { helpMessages } from './help-messages';
export { FirstVisitHelp, type FirstVisitHelpProps } from './pages/registration/help/first-visit-help';
export { RegistrationScreen, type RegistrationScreenProps } from './pages/registration/registration-screen';
