/** SHA-256 of a file in hexadecimal, as the server keeps it; computed here, the file goes nowhere. */
export const digestOf = async (file: Blob): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
