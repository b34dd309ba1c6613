/** What is searched for needs so many letters or digits (specification §5). */
export const minLetters = 3;

/** Characters that are searched for at most; what follows is cut. */
export const maxLength = 100;

/** What somebody typed, or an address brought, as it is searched for: on one line, and not endless. */
export function cleanQuery(typed: string): string {
  const line = typed
    // Soft hyphens and marks of direction come along when text is pasted; nobody sees them.
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Z}\p{Cc}\p{Cs}]+/gu, ' ')
    .trim();
  // By code points, so that no half of a character is left at the end.
  return Array.from(line).slice(0, maxLength).join('').trim();
}

/** Whether there are letters enough to search for; digits count as letters. */
export function isLongEnough(query: string): boolean {
  return (query.match(/[\p{L}\p{N}]/gu) ?? []).length >= minLetters;
}
