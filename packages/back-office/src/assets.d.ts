/** A stylesheet that the build loads with the importing file. */
declare module '*.css';
