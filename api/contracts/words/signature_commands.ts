export const signatureCommandWords = {
  'approbations.sign': 'امضای عضو شرکت',
  'approbations.reject': 'رد امضا از سوی عضو شرکت',
  'approbations.take-evidence': 'گرفتن مدرک امضاها',
} as const
