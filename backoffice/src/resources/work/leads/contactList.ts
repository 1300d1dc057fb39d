export const contactViews = [
  { name: 'contacts.views.fresh', filter: { status: 'NEW' } },
  { name: 'contacts.views.claimed', filter: { status: 'CLAIMED' } },
  { name: 'contacts.views.ended', filter: { status: ['DONE', 'REJECTED'] } },
]
