import { z } from 'zod';
import type { Language } from '@studium/shared/town/language';
import { routePaths } from '@studium/shared/town/routePaths';
import { strictSettings } from './strictSettings';

const parameterOf = (path: string) => /\[\w+\]/.exec(path)?.[0];

const isRoute = (name: string): name is keyof typeof routePaths => name in routePaths;

const paths = z
  .record(
    z.string(),
    z.templateLiteral(['/', z.string()], 'must begin with a slash, such as /unterkuenfte'),
  )
  .superRefine((own, context) => {
    for (const [name, path] of Object.entries(own)) {
      const problem = problemOf(name, path);
      if (problem) context.addIssue({ code: 'custom', path: [name], message: problem });
    }
  });

function problemOf(name: string, path: string): string | null {
  if (!isRoute(name)) return 'is no route; shared/town/routePaths.ts has their names';
  const parameter = parameterOf(routePaths[name].en);
  if (parameterOf(path) !== parameter)
    return parameter ? `must contain ${parameter}` : 'must have no parameter';
  return /^(\/(\[\w+\]|[a-z0-9-]+))+$|^\/$/.test(path)
    ? null
    : 'may only have small letters, digits and hyphens between slashes';
}

const isLanguage = (code: string) =>
  /^[a-z]{2}$/.test(code) &&
  new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' }).of(code) !== undefined;

/** The path of a route in a language: the town's own, else that of the product. */
const pathOf = (name: keyof typeof routePaths, { code, paths: own }: LanguageConfig): string =>
  own[name] ?? (code === 'it' ? routePaths[name].it : routePaths[name].en);

/** Refuses a path that two routes have, because visitors could reach only one of them. */
function checkPaths(language: LanguageConfig, context: z.RefinementCtx): void {
  const names = Object.keys(routePaths).filter(isRoute);
  for (const name of Object.keys(language.paths).filter(isRoute)) {
    const other = names.find(
      (one) => one !== name && pathOf(one, language) === pathOf(name, language),
    );
    if (other)
      context.addIssue({
        code: 'custom',
        path: ['paths', name],
        message: `is also the path of ${other}`,
      });
  }
}

const settings = strictSettings({
  /** ISO 639-1, for example de. */
  code: z
    .string()
    .refine(isLanguage, 'must be the code of a language, two small letters such as de (ISO 639-1)'),
  /** ISO 3166-1, for example AT; without it the region where most people speak the language. */
  region: z
    .string()
    .regex(/^[A-Z]{2}$/, 'must be a code of two capital letters such as AT')
    .optional(),
  /** Paths of routes by their name in shared/town/routePaths.ts. Others are as in English. */
  paths: paths.default({}),
});

type LanguageConfig = z.output<typeof settings>;

/** A language in town.config.ts. */
export const languageSchema = settings.superRefine(checkPaths);

/** Scripts that are written from right to left. */
const rightToLeft = ['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Syrc', 'Thaa'];

/**
 * Fixed for the languages of the product, because the data of older versions of Node differ. Italian groups digits
 * from five digits on (minimumGroupingDigits 2 of CLDR).
 */
const knownNumbers: Record<string, Language['numbers']> = {
  it: { decimal: ',', group: '.', groupsFrom: 10_000 },
  en: { decimal: '.', group: ',', groupsFrom: 1000 },
};

/** Returns all that the programs know of a language. The rest comes from Node's data of languages. */
export function resolveLanguage({ code, region, paths: own }: LanguageConfig): Language {
  const likely = new Intl.Locale(code, region ? { region } : {}).maximize();
  const iso = `${code}-${likely.region ?? code.toUpperCase()}`;
  const name = new Intl.DisplayNames([iso], { type: 'language' }).of(code) ?? code;
  return {
    code,
    iso,
    siteHandle: code,
    name: name.charAt(0).toLocaleUpperCase(iso) + name.slice(1),
    direction: rightToLeft.includes(likely.script ?? '') ? 'rtl' : 'ltr',
    paths: own,
    numbers: knownNumbers[code] ?? numbersOf(iso),
  };
}

function numbersOf(iso: string): Language['numbers'] {
  const format = new Intl.NumberFormat(iso, { numberingSystem: 'latn' });
  const part = (type: Intl.NumberFormatPartTypes, value: number) =>
    format.formatToParts(value).find((one) => one.type === type)?.value ?? '';
  return {
    decimal: part('decimal', 0.5),
    group: part('group', 123_456),
    groupsFrom: part('group', 1000) ? 1000 : 10_000,
  };
}
