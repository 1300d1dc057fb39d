/** Of a distributor `d`, in SQL: its address, or one that it had. Takes the slug twice. */
export const hasSlug = `
  (d.slug = ? or d.id = (select distributor_id from former_slugs former where former.slug = ?))`
