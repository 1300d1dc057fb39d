export const phoneRequestKinds = ['CHANGE_PHONE'] as const
export type PhoneRequestKind = (typeof phoneRequestKinds)[number]
