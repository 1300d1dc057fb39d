/** Bringing the app to the phone's first screen. */
export const install = {
  title: 'نصب روی گوشی',
  why: 'کسب‌نو را روی صفحه اصلی گوشی بگذارید تا با یک لمس باز شود.',
  install: 'نصب برنامه',
  iosSteps: [
    'در مرورگر Safari دکمه هم‌رسانی را بزنید.',
    'گزینه Add to Home Screen (افزودن به صفحه اصلی) را برگزینید.',
    'دکمه Add (افزودن) را بزنید.',
  ],
} as const
