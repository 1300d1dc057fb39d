export const messages = {
  cityElsewhere: 'این شهر در استان برگزیده نیست.',
  unknownDistributor: 'این شرکت پخش پیدا نشد.',
} as const
