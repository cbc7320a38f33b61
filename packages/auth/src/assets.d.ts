/** A file that the build copies: its address on the portal's origin. */
declare module '*.webm' {
  const address: string;
  export default address;
}

/** A file that the build copies: its address on the portal's origin. */
declare module '*.vtt' {
  const address: string;
  export default address;
}
