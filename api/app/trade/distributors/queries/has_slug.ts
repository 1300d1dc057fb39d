/** SQL: current or former slug of `d`; takes the slug twice. */
export const hasSlug = `
  (d.slug = ? or d.id = (select distributor_id from former_slugs former where former.slug = ?))`
