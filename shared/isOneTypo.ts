/** Whether two different words differ by one letter that is wrong, missing or too much, or by two that changed places. */
export function isOneTypo(a: string, b: string): boolean {
  const difference = a.length - b.length;
  if (Math.abs(difference) > 1 || a === b) return false;
  // One mistake is not at both ends. This leaves out most words of a vocabulary.
  if (a[0] !== b[0] && a.at(-1) !== b.at(-1)) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  if (difference === 1) return a.slice(start + 1) === b.slice(start);
  if (difference === -1) return a.slice(start) === b.slice(start + 1);
  if (a.slice(start + 1) === b.slice(start + 1)) return true;
  return (
    a[start] === b[start + 1] &&
    a[start + 1] === b[start] &&
    a.slice(start + 2) === b.slice(start + 2)
  );
}
