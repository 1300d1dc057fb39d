/** What is said before the desk is open: at the login, and where the desk does not come. */
export const entry = {
  app: { name: 'کسب‌نو' },
  action: { retry: 'تلاش دوباره' },
  errors: {
    network: 'ارتباط با سرور برقرار نشد. لطفاً دوباره تلاش کنید.',
    /** Of a command: it may have been carried out. */
    lost: 'پاسخ سرور نرسید و نمی‌دانیم درخواست شما ثبت شده است یا نه. پیش از تلاش دوباره آن را ببینید.',
    /** Of a command that may be repeated. */
    unknown:
      'پاسخ سرور نرسید و هنوز نمی‌دانیم درخواست شما ثبت شده است یا نه. همین دکمه را دوباره بزنید؛ هیچ کاری دو بار انجام نمی‌شود.',
    load: 'دریافت اطلاعات با خطا روبه‌رو شد.',
  },
  login: {
    title: 'ورود به پیشخوان',
    username: 'نام کاربری',
    password: 'گذرواژه',
    totp: 'کد برنامه رمزساز',
    haveTotp: 'ورود دومرحله‌ای دارم',
  },
}
