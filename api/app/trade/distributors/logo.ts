/** Where logos that staff uploaded are kept, and where anybody fetches one. */
export const logoFolder = 'logos'
export const logoAddress = (id: string): string => `/api/distributor-logos/${id}`
