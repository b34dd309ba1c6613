/** What was read from the texts of one parameter: what could not be, is told. */
export interface Reading<Value> {
  value: Value;
  bad: string[];
}

/** How values of one kind are read from an address and written into it. */
export interface Kind<Value> {
  /** @param texts none of them empty; several where the parameter was given several times */
  read: (texts: string[]) => Reading<Value>;
  /** Null for what need not be written. */
  write: (value: Value) => string | null;
  none: Value;
}

function single<Value>(
  none: Value,
  parse: (text: string) => Value | undefined,
  print: (value: Value) => string = String,
): Kind<Value> {
  return {
    none,
    read: (texts: string[]): Reading<Value> => {
      const [text = '', ...others] = texts;
      const value = texts.length > 0 ? parse(text) : none;
      return value === undefined
        ? { value: none, bad: texts }
        : { value, bad: others.filter((other) => other !== text) };
    },
    write: (value: Value) => (value === none ? null : print(value)),
  };
}

/** A whole number; 0 is as good as none. */
export const count = (most: number): Kind<number | null> =>
  single<number | null>(null, (text) => {
    const value = /^\d{1,6}$/.test(text) ? Number(text) : Infinity;
    return value > most ? undefined : value || null;
  });

/** The number of a page. */
export const pageNumber: Kind<number> = single<number>(1, (text) =>
  /^[1-9]\d{0,3}$/.test(text) ? Number(text) : undefined,
);

/** Kilometres with at most one decimal; a comma does as well. */
export const kilometres: Kind<number | null> = single<number | null>(null, (text) => {
  const value = /^\d{1,2}([.,]\d)?$/.test(text) ? Number(text.replace(',', '.')) : 0;
  return value > 0 && value <= 50 ? value : undefined;
});

/** The slug of something; one of the known ones, if they are known. */
export const slug = (known?: readonly string[]): Kind<string | null> =>
  single<string | null>(null, (text) =>
    /^[\p{L}\p{N}_-]{1,100}$/u.test(text) && (known?.includes(text) ?? true) ? text : undefined,
  );

/** A day of the calendar, 2026-11-27. */
export const day: Kind<string | null> = single<string | null>(null, (text) => {
  if (!/^20\d\d-\d\d-\d\d$/.test(text)) return undefined;
  const time = Date.parse(`${text}T00:00:00Z`);
  // 30 February rolls on to March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) ? text : undefined;
});

/** One of some words, of which the first, or none, is what nobody has asked for. */
export const one = <Value extends string | null>(
  options: readonly Value[],
  none: Value,
): Kind<Value> => single<Value>(none, (text) => options.find((option) => option === text));

/** Some of some words, in the order of these. */
export const some = <Value extends string>(options: readonly Value[]): Kind<Value[]> => ({
  none: [],
  read: (texts) => {
    const words = texts.flatMap((text) => text.split(',')).filter(Boolean);
    return {
      value: options.filter((option) => words.includes(option)),
      bad: words.filter((word) => !options.some((option) => option === word)),
    };
  },
  write: (values) => values.join(',') || null,
});

type Corners = readonly [number, number, number, number];

/** Degrees: west, south, east, north, to about a metre. */
export const corners: Kind<Corners | null> = single<Corners | null>(
  null,
  (text) => {
    const parts = text.split(',');
    if (!parts.every((part) => /^-?\d{1,3}(\.\d{1,5})?$/.test(part))) return undefined;
    const [west, south, east, north, more] = parts.map(Number);
    if (west === undefined || south === undefined || east === undefined || north === undefined)
      return undefined;
    const onEarth = west >= -180 && east <= 180 && south >= -90 && north <= 90;
    return onEarth && west < east && south < north && more === undefined
      ? [west, south, east, north]
      : undefined;
  },
  (value) => (Array.isArray(value) ? value.join(',') : ''),
);
