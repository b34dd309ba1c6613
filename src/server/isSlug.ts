/** Letters and digits of any script, joined by what addresses may hold without being encoded. */
const pattern = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}_.~-]{0,254}$/u;

/** Whether an entry could have this slug at all: nobody needs to be asked for any other. */
export function isSlug(value: string): boolean {
  return pattern.test(value);
}
