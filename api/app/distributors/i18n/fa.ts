export const messages = {
  cityElsewhere: 'این شهر در استان برگزیده نیست.',
  unknownProvince: 'این استان پیدا نشد.',
  unknownDistributor: 'این شرکت پخش پیدا نشد.',
} as const
