/** Where pictures that staff uploaded are kept, and where anybody fetches one. */
export const pictureFolder = 'pictures'
export const pictureAddress = (id: string): string => `/api/preference/pictures/${id}`
