import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Bilingual, ClipSeed, DocumentSeed, IconSeed, PictureSeed } from '../seed/types';
import { sites } from '../src/sites';
import { readYaml, type YamlFile } from './readYaml';

/** The files of a town that the seed uploads, by name. */
export interface TownMedia {
  pictures: Record<string, PictureSeed>;
  icons: Record<string, IconSeed>;
  clips: Record<string, ClipSeed>;
  documents: Record<string, DocumentSeed>;
}

const text = z.string().min(1);
const bilingual = z.strictObject({ it: text, en: text });
const key = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'use only small letters, digits and hyphens');
const pixels = z.int().positive();

const schemas = {
  pictures: z.record(
    key,
    z.strictObject({ alt: bilingual, width: pixels.optional(), height: pixels.optional() }),
  ),
  icons: z.record(key, z.strictObject({ alt: bilingual })),
  clips: z.record(key, z.strictObject({ title: bilingual, alt: bilingual })),
  documents: z.record(key, z.strictObject({ title: bilingual })),
};

type Kind = keyof typeof schemas;

/** The endings of pictures; the first is that of a drawing, which has a size only in the list. */
const pictureEndings = ['svg', 'jpg', 'jpeg', 'png', 'webp'];

/** A folder of files with a list that describes them. */
class MediaFolder<Entry> {
  private readonly used = new Set<string>();
  private readonly names: string[];
  private readonly list: YamlFile<Record<string, Entry>> | undefined;

  constructor(
    readonly town: string,
    readonly kind: Kind,
    schema: z.ZodType<Record<string, Entry>>,
    readonly problems: string[],
  ) {
    const folder = path.join(town, kind);
    this.names = existsSync(folder)
      ? readdirSync(folder).filter((name) => !name.startsWith('.') && name !== `${kind}.yml`)
      : [];
    if (existsSync(path.join(folder, `${kind}.yml`)))
      this.list = readYaml(town, `${kind}/${kind}.yml`, schema, problems);
    else if (this.names.length > 0)
      problems.push(`${kind}/${kind}.yml is missing: it describes the files of its folder.`);
  }

  get entries(): [key: string, entry: Entry][] {
    return Object.entries(this.list?.content ?? {});
  }

  /** Returns the path of a file if the folder has it. */
  find(name: string): string | undefined {
    if (!this.names.includes(name)) return undefined;
    this.used.add(name);
    return path.join(this.town, this.kind, name);
  }

  /** Returns the path of a file; a problem if the folder does not have it. */
  findOrReport(entryKey: string, name: string): string {
    const file = this.find(name);
    if (file === undefined) this.report([entryKey], `the file ${this.kind}/${name} is missing.`);
    return file ?? '';
  }

  report(field: string[], sentence: string): void {
    const place = this.list?.placeOf(field) ?? `${this.kind}/${this.kind}.yml`;
    this.problems.push(`${place}: ${sentence}`);
  }

  /** Reports the files that no entry describes, unless the list could not be read. */
  reportOthers(): void {
    if (!this.list) return;
    for (const name of this.names)
      if (!this.used.has(name))
        this.problems.push(
          `${this.kind}/${name}: no entry of ${this.kind}/${this.kind}.yml describes this file.`,
        );
  }
}

/** What is wrong with the files of a picture, as a sentence. */
function problemOfPicture(
  name: string,
  files: string[],
  { width, height }: Pick<PictureSeed, 'width' | 'height'>,
): string | undefined {
  const [first, ...others] = files.map((file) => path.basename(file));
  if (first === undefined)
    return `${name} has no picture; its file ends in .${pictureEndings.join(', .')}.`;
  if (others.length > 0) return `${name} has several pictures: ${first}, ${others.join(', ')}.`;
  const isDrawing = first.endsWith('.svg');
  if (isDrawing && (width === undefined || height === undefined))
    return `${name} is a drawing (SVG), so it needs width and height in pixels.`;
  if (!isDrawing && (width !== undefined || height !== undefined))
    return `${name} must not have width or height, because ${first} has its own.`;
  return undefined;
}

function readPictures(town: string, problems: string[]): TownMedia['pictures'] {
  const folder = new MediaFolder(town, 'pictures', schemas.pictures, problems);
  const pictures: TownMedia['pictures'] = {};
  for (const [name, entry] of folder.entries) {
    const files = pictureEndings.flatMap((ending) => folder.find(`${name}.${ending}`) ?? []);
    const problem = problemOfPicture(name, files, entry);
    if (problem) folder.report([name], problem);
    pictures[name] = { file: files[0] ?? '', ...entry };
  }
  folder.reportOthers();
  return pictures;
}

function readIcons(town: string, problems: string[]): TownMedia['icons'] {
  const folder = new MediaFolder(town, 'icons', schemas.icons, problems);
  const icons: TownMedia['icons'] = {};
  for (const [name, entry] of folder.entries)
    icons[name] = { file: folder.findOrReport(name, `${name}.svg`), ...entry };
  folder.reportOthers();
  return icons;
}

function readClips(town: string, problems: string[]): TownMedia['clips'] {
  const folder = new MediaFolder(town, 'clips', schemas.clips, problems);
  const clips: TownMedia['clips'] = {};
  for (const [name, entry] of folder.entries) {
    const file = folder.findOrReport(name, `${name}.mp4`);
    const hasCaptions = sites.some((site) => folder.find(`${name}.${site}.vtt`));
    const captions = hasCaptions && inEachLanguage(folder, name, 'vtt');
    clips[name] = { file, ...entry, ...(captions && { captions }) };
  }
  folder.reportOthers();
  return clips;
}

function readDocuments(town: string, problems: string[]): TownMedia['documents'] {
  const folder = new MediaFolder(town, 'documents', schemas.documents, problems);
  const documents: TownMedia['documents'] = {};
  for (const [name, entry] of folder.entries)
    documents[name] = { ...entry, files: inEachLanguage(folder, name, 'pdf') };
  folder.reportOthers();
  return documents;
}

function inEachLanguage(folder: MediaFolder<unknown>, name: string, ending: string): Bilingual {
  const fileIn = (site: string) => folder.findOrReport(name, `${name}.${site}.${ending}`);
  return { it: fileIn('it'), en: fileIn('en') };
}

/**
 * Reads the lists of pictures, icons, clips and documents of a town, and finds their files.
 *
 * @param town the folder of the town
 * @param problems receives one sentence for each problem; with problems the result is incomplete
 */
export function readMedia(town: string, problems: string[]): TownMedia {
  const media = {
    pictures: readPictures(town, problems),
    icons: readIcons(town, problems),
    clips: readClips(town, problems),
    documents: readDocuments(town, problems),
  };
  // The content refers to the three kinds by name alone.
  const kinds = ['pictures', 'icons', 'clips'] as const;
  for (const [index, kind] of kinds.entries())
    for (const other of kinds.slice(index + 1))
      for (const name of Object.keys(media[kind]).filter((one) => Object.hasOwn(media[other], one)))
        problems.push(
          `${name} is in ${kind}/${kind}.yml and in ${other}/${other}.yml: rename one.`,
        );
  return media;
}
