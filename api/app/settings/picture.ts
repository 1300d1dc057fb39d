/** Where a picture that staff uploaded is kept, and where anybody fetches it. */
export const pictureKey = (id: string): string => `pictures/${id}.webp`
export const pictureAddress = (id: string): string => `/api/preference/pictures/${id}`
