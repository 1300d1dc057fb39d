/** What is said before the desk is open: at the login, and where the desk does not come. */
export const entry = {
  app: { name: 'کسب‌نو' },
  action: { retry: 'تلاش دوباره' },
  errors: {
    network: 'ارتباط با سرور برقرار نشد. لطفاً دوباره تلاش کنید.',
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
