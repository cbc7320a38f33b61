export { useSelectTexts } from './use-select-texts';
