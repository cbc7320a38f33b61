/** The URL of a file that the build copies. */
declare module '*.webm' {
  const address: string;
  export default address;
}

/** The URL of a file that the build copies. */
declare module '*.vtt' {
  const address: string;
  export default address;
}
