/** Returns the value if it is one of the editor's options, otherwise the fallback. */
export function option<const Options extends readonly (string | number)[], Fallback>(
  options: Options,
  value: string | number | null | undefined,
  fallback: Fallback,
): Options[number] | Fallback {
  return options.find((candidate) => candidate === value) ?? fallback;
}
