/** Storage folder and public path. */
export const logoFolder = 'logos'
export const logoAddress = (id: string): string => `/api/distributor-logos/${id}`
