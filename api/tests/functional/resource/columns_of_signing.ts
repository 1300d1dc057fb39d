/** The headers of the export of enrolments for digital signatures. */
export const signingColumns: Record<string, string[]> = {
  'signature-enrollments': [
    ...['شخص', 'موبایل', 'وضعیت', 'دلیل رد', 'شماره گواهی', 'پایان گواهی', 'سندهای امضاشده'],
    ...['زمان ثبت', 'زمان ارسال', 'زمان پاسخ'],
  ],
}
