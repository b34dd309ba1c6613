import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Bilingual, ClipSeed, DocumentSeed, IconSeed, PictureSeed } from '../seed/types';
import { sites } from '../src/sites';
import { readYamlFile, type TownFolder } from './files';
import { bilingual, key } from './schemas';
import type { Yaml } from './Yaml';

/** The files of a town that the seed uploads, by name. */
export interface TownMedia {
  pictures: Record<string, PictureSeed>;
  icons: Record<string, IconSeed>;
  clips: Record<string, ClipSeed>;
  documents: Record<string, DocumentSeed>;
}

const pixels = z.int('must be a whole number').positive('must be more than 0');

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
  private readonly yaml: Yaml | undefined;
  readonly entries: [key: string, entry: Entry][];

  constructor(
    private readonly town: TownFolder,
    readonly kind: Kind,
    schema: z.ZodType<Record<string, Entry>>,
  ) {
    const folder = path.join(town.root, kind);
    this.names = existsSync(folder)
      ? readdirSync(folder).filter((name) => !name.startsWith('.') && name !== `${kind}.yml`)
      : [];
    if (existsSync(path.join(folder, `${kind}.yml`))) this.yaml = readYamlFile(town, this.listName);
    else if (this.names.length > 0)
      town.collected.problems.add({ file: this.listName, line: 1 }, 'the file is missing.');
    this.entries = Object.entries(this.yaml?.check(schema) ?? {});
  }

  private get listName(): string {
    return `${this.kind}/${this.kind}.yml`;
  }

  /** Returns the path of a file if the folder has it. */
  find(name: string): string | undefined {
    if (!this.names.includes(name)) return undefined;
    this.used.add(name);
    return path.join(this.town.root, this.kind, name);
  }

  /** Returns the path of a file; a problem if the folder does not have it. */
  findOrReport(entryKey: string, name: string): string {
    const file = this.find(name);
    if (file === undefined) this.report(entryKey, `needs the file ${this.kind}/${name}`);
    return file ?? '';
  }

  /** Reports a problem of an entry. The words follow its key. */
  report(entryKey: string, words: string): void {
    this.yaml?.report([entryKey], words);
  }

  /** Reports the files that no entry describes, unless the list has problems. */
  reportOthers(): void {
    if (this.entries.length === 0) return;
    for (const name of this.names)
      if (!this.used.has(name))
        this.town.collected.problems.add(
          { file: `${this.kind}/${name}`, line: 1 },
          `no entry of ${this.listName} describes this file.`,
        );
  }
}

/** What is wrong with the files of a picture. The words follow its key. */
function problemOfPicture(
  files: string[],
  { width, height }: Pick<PictureSeed, 'width' | 'height'>,
): string | undefined {
  const [first, ...others] = files.map((file) => path.basename(file));
  if (first === undefined) return `has no picture; its file ends in .${pictureEndings.join(', .')}`;
  if (others.length > 0) return `has several pictures: ${first}, ${others.join(', ')}`;
  const isDrawing = first.endsWith('.svg');
  if (isDrawing && (width === undefined || height === undefined))
    return 'is a drawing (SVG), so it needs width and height in pixels';
  if (!isDrawing && (width !== undefined || height !== undefined))
    return `must not have width or height, because ${first} has its own`;
  return undefined;
}

function readPictures(town: TownFolder): TownMedia['pictures'] {
  const folder = new MediaFolder(town, 'pictures', schemas.pictures);
  const pictures: TownMedia['pictures'] = {};
  for (const [name, entry] of folder.entries) {
    const files = pictureEndings.flatMap((ending) => folder.find(`${name}.${ending}`) ?? []);
    const problem = problemOfPicture(files, entry);
    if (problem) folder.report(name, problem);
    pictures[name] = { file: files[0] ?? '', ...entry };
  }
  folder.reportOthers();
  return pictures;
}

function readIcons(town: TownFolder): TownMedia['icons'] {
  const folder = new MediaFolder(town, 'icons', schemas.icons);
  const icons: TownMedia['icons'] = {};
  for (const [name, entry] of folder.entries)
    icons[name] = { file: folder.findOrReport(name, `${name}.svg`), ...entry };
  folder.reportOthers();
  return icons;
}

function readClips(town: TownFolder): TownMedia['clips'] {
  const folder = new MediaFolder(town, 'clips', schemas.clips);
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

function readDocuments(town: TownFolder): TownMedia['documents'] {
  const folder = new MediaFolder(town, 'documents', schemas.documents);
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

/** Reads the lists of pictures, icons, clips and documents of a town, and finds their files. */
export function readMedia(town: TownFolder): TownMedia {
  const media = {
    pictures: readPictures(town),
    icons: readIcons(town),
    clips: readClips(town),
    documents: readDocuments(town),
  };
  const { problems, references } = town.collected;
  for (const name of Object.keys(media.documents)) references.declare('documents', name);
  // The content refers to the three other kinds by name alone.
  const kinds = ['pictures', 'icons', 'clips'] as const;
  for (const [index, kind] of kinds.entries())
    for (const name of Object.keys(media[kind])) {
      references.declare('media', name);
      const other = kinds.slice(index + 1).find((one) => Object.hasOwn(media[one], name));
      if (other)
        problems.add(
          { file: `${other}/${other}.yml`, line: 1 },
          `${name} is also in ${kind}/${kind}.yml: rename one.`,
        );
    }
  return media;
}
