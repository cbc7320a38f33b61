/** Loads the code of the editor. */
export const loadWordEditor = () => import('./word-editor');
