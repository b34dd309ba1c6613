/** Replaces the {{placeholders}} of a text with values. */
export const fillPlaceholders = (text: string, values: Record<string, string>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
