/** For tests: the tags of a drawing that are opened but not closed, or closed but not opened. */
export function unbalancedTags(svg: string): string[] {
  const open: string[] = [];
  for (const [, closing, name = '', rest = ''] of svg.matchAll(/<(\/?)([a-zA-Z]+)([^>]*)>/g)) {
    if (closing) {
      if (open.pop() !== name) return [name];
    } else if (!rest.endsWith('/')) {
      open.push(name);
    }
  }
  return open;
}
