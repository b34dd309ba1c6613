import { z } from 'zod';
import type { Language } from '@studium/shared/town/language';
import { type ColorToken, defaultPalette, type Palette } from '@studium/shared/town/palette';
import { derivePalette } from './derivePalette';
import { languageSchema, resolveLanguage } from './resolveLanguage';
import { nameForm, nameOneOf, strictSettings } from './strictSettings';

const hexColor = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, 'must be a colour such as #a63a22')
  .toLowerCase();

const colorNames = Object.keys(defaultPalette.light) as [ColorToken, ...ColorToken[]];
const themeColors = z.partialRecord(z.enum(colorNames), hexColor, nameOneOf(colorNames));

/** The main name of a time zone, because browsers may not know another one such as Europe/Kyiv. */
function mainTimeZone(name: string): string | undefined {
  // A difference from UTC, which Node knows too, has no summer time.
  if (!/^[a-z]/i.test(name)) return undefined;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

/** A time zone that this version of Node knows. */
const timeZone = z
  .string()
  .refine((name) => mainTimeZone(name) !== undefined, 'must be a time zone such as Europe/Rome')
  .transform((name) => mainTimeZone(name) ?? name);

const longitude = z.number().min(-180, 'must be -180 or more').max(180, 'must be 180 or less');
const latitude = z.number().min(-85, 'must be -85 or more').max(85, 'must be 85 or less');

const fourDegrees =
  'must be west, south, east and north in degrees, such as [12.02, 43.39, 12.07, 43.43]';

/** West, south, east and north in degrees. */
const bounds = z
  .tuple([longitude, latitude, longitude, latitude], fourDegrees)
  .refine(([west, south, east, north]) => west < east && south < north, fourDegrees);

/** By the code of a language. A language without a text has the English one, else the first. */
const attribution = z
  .record(z.string(), z.string().min(3, 'must say who made the map'))
  .refine((texts) => Object.keys(texts).length > 0, 'must have a text in at least one language');

/** The settings of a town; each has a default. */
const townSchema = strictSettings({
  /** Where days begin and end, and in which times are shown: a name of the IANA database. */
  timeZone: timeZone.default('Europe/Rome'),
  /**
   * The languages of the site. The first is the default: its addresses have no prefix. The product has the fixed
   * texts of Italian and English; those of others are in texts/<code> of the town.
   */
  languages: z
    .array(languageSchema)
    .min(1, 'must name at least one language')
    .refine(
      (languages) => new Set(languages.map(({ code }) => code)).size === languages.length,
      'must name each language once',
    )
    .prefault([{ code: 'it' }, { code: 'en' }]),
  /**
   * Up to three colours of the town's coat of arms or logo. Backgrounds, texts and tints of both themes are
   * derived from them, light or dark enough to be read. Without them the town has the colours of
   * shared/town/palette.ts.
   */
  colours: strictSettings({
    /** Buttons, links, accommodations. */
    first: hexColor.optional(),
    /** Universities. */
    second: hexColor.optional(),
    /** Highlights, news; on backgrounds of this colour the text is dark. */
    accent: hexColor.optional(),
    /** Single colours by their name in shared/town/palette.ts, for a design that was made by hand. */
    light: themeColors.default({}),
    dark: themeColors.default({}),
  }).default({ light: {}, dark: {} }),
  /** About the map in `map/town.pmtiles`. A town without this file has no map. */
  map: strictSettings({
    /** Who made the map, shown on it; without it the contributors of OpenStreetMap. */
    attribution: attribution.optional(),
    /** The rectangle that visitors can move the map in; without it that of the file. */
    bounds: bounds.optional(),
  }).default({}),
  /**
   * `agid`: the law of Italy applies, by which a public body links its accessibility statement on AgID's form in the
   * footer and renews it each year. The desk of the editors reminds of it. `null` for a town elsewhere.
   */
  accessibilityStatement: z.literal('agid', "must be 'agid' or null").nullable().default('agid'),
});

/** What `town.config.ts` may contain. */
export type TownConfig = z.input<typeof townSchema>;

/** Returns its argument; it gives `town.config.ts` its type. */
export const defineTown = (config: TownConfig): TownConfig => config;

/** The settings as the programs read them. */
export interface Town {
  timeZone: string;
  /** By code, the default language first. */
  languages: Record<string, Language>;
  palette: Palette;
  map: z.output<typeof townSchema>['map'];
  accessibilityStatement: 'agid' | null;
}

/**
 * Returns the settings with all defaults, and the colours of both themes.
 *
 * @throws {Error} with a line for each wrong setting
 */
export function resolveTown(config: unknown): Town {
  if (config === undefined)
    throw new Error('town.config.ts: must end with export default defineTown({ … })');
  const { success, data, error } = townSchema.safeParse(config, { error: nameForm });
  if (!success)
    throw new Error(
      error.issues
        .map(
          ({ path, message }) =>
            `${['town.config.ts', path.join('.')].filter(Boolean).join(', ')}: ${message}`,
        )
        .join('\n'),
    );
  const { light, dark, ...brand } = data.colours;
  const derived = derivePalette(brand);
  return {
    timeZone: data.timeZone,
    languages: Object.fromEntries(
      data.languages.map((language) => [language.code, resolveLanguage(language)]),
    ),
    map: data.map,
    accessibilityStatement: data.accessibilityStatement,
    palette: {
      light: { ...derived.light, ...light },
      dark: { ...derived.dark, ...dark },
    },
  };
}
