export function declare(variables: Record<string, string>): string {
  return Object.entries(variables)
    .map(([name, value]) => `--${name}:${value};`)
    .join('');
}
