/** Letters and digits of any script, and the signs that need no encoding in an address. */
const pattern = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}_.~-]{0,254}$/u;

/** Whether an entry can have this slug; for any other text only redirects are looked up. */
export function isSlug(value: string): boolean {
  return pattern.test(value);
}
