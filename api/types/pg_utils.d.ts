/** As much of pg's own as queries of ours need. */
declare module 'pg/lib/utils.js' {
  /** How a value travels: a text, bytes, or nothing. */
  export const prepareValue: (value: unknown) => string | Buffer | null
}
