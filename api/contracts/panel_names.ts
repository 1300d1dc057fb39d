/** What lists are called below `/api/distributor`, where the same word means less: `users` are their own there. */
export const panelNames: Readonly<Partial<Record<string, string>>> = {
  'distributor-users': 'users',
}
