export const support = {
  call: 'تماس با پشتیبانی',
  short: 'پشتیبانی',
}
