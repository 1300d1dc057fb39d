/** The specification gives no number; this one is the demo's and goes with the setting of the operator. */
export const support = {
  call: 'تماس با پشتیبانی',
  short: 'پشتیبانی',
  phone: '۰۲۱۹۱۰۰۰۰۰۰',
}
