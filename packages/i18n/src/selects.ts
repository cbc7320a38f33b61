export { useSelectWords } from './use-select-words';
