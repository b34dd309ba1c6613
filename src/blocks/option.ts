/** The value if it is one of the options an editor has, else the fallback. */
export function option<const Options extends readonly (string | number)[], Fallback>(
  options: Options,
  value: string | number | null | undefined,
  fallback: Fallback,
): Options[number] | Fallback {
  return options.find((known) => known === value) ?? fallback;
}
