/** What members do with what their company signs, as audit trail and histories tell it. */
export const signatureCommandWords = {
  'approbations.sign': 'امضای عضو شرکت',
  'approbations.reject': 'رد امضا از سوی عضو شرکت',
} as const
