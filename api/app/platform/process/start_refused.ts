/** The product must not start like this. The message is one sentence for whoever operates it. */
export class StartRefused extends Error {}
