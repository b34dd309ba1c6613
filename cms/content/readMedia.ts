import path from 'node:path';
import { z } from 'zod';
import { inEachSite, type PerSite, sites } from '../src/sites';
import type { TownFolder } from './files';
import { MediaFolder } from './MediaFolder';
import { key, texts } from './schemas';

const pixels = z.int('must be a whole number').min(1, 'must be 1 or more').optional();

const words = { alt: texts, title: texts.optional() };
const titled = z.strictObject(words);
/** The pixels are those of the picture that a drawing becomes; the cms generates narrower variants. */
const picture = z.strictObject({ ...words, width: pixels, height: pixels });
/** Without a description, the title describes the document. */
const titledOrDescribed = z
  .strictObject({ title: texts.optional(), alt: texts.optional() })
  .refine(({ title, alt }) => title ?? alt, 'needs a title');

/** The endings of pictures: a drawing and photographs. */
const pictureEndings = ['svg', 'jpg', 'jpeg', 'png', 'webp', 'avif', 'gif'];

/** The endings of clips. */
const clipEndings = ['mp4', 'webm'];

/** What is wrong with the files of a picture, in words that follow its key. */
function problemOfFiles(files: string[]): string | undefined {
  const [first, ...others] = files.map((file) => path.basename(file));
  if (first === undefined) return `has no picture; its file ends in .${pictureEndings.join(', .')}`;
  if (others.length > 0) return `has several pictures: ${first}, ${others.join(', ')}`;
  return undefined;
}

/** What is wrong with the size of a picture, in words that follow its key. */
function problemOfSize(
  file: string,
  { width, height }: z.infer<typeof picture>,
): string | undefined {
  const isDrawing = file.endsWith('.svg');
  if (isDrawing && (width === undefined || height === undefined))
    return 'is a drawing (SVG), so it needs width and height in pixels';
  if (!isDrawing && (width !== undefined || height !== undefined))
    return `must not have width or height, because ${path.basename(file)} has its own`;
  return undefined;
}

const readPictures = (folder: MediaFolder<z.infer<typeof picture>>) =>
  folder.withFiles((name, entry) => {
    const files = pictureEndings.flatMap((ending) => folder.find(`${name}.${ending}`) ?? []);
    const [file = ''] = files;
    const problem = problemOfFiles(files) ?? (entry && problemOfSize(file, entry));
    if (problem) folder.report(name, problem);
    return { file };
  });

const readIcons = (folder: MediaFolder<z.infer<typeof titled>>) =>
  folder.withFiles((name) => ({ file: folder.findOrReport(name, `${name}.svg`) }));

/** The files of an entry that has one for each language. */
const filesOf = (folder: MediaFolder<unknown>, name: string, ending: string): PerSite =>
  inEachSite((site) => folder.findOrReport(name, `${name}.${site}.${ending}`));

const readClips = (folder: MediaFolder<z.infer<typeof titled>>) =>
  folder.withFiles((name) => {
    const [file = folder.findOrReport(name, `${name}.mp4`)] = clipEndings.flatMap(
      (ending) => folder.find(`${name}.${ending}`) ?? [],
    );
    const hasCaptions = sites.some((site) => folder.find(`${name}.${site}.vtt`));
    return { file, ...(hasCaptions && { captions: filesOf(folder, name, 'vtt') }) };
  });

/** A document has one file for all languages, or one for each. */
const readDocuments = (folder: MediaFolder<z.infer<typeof titledOrDescribed>>) =>
  folder.withFiles((name) => ({
    files: folder.find(`${name}.pdf`) ?? filesOf(folder, name, 'pdf'),
  }));

/** Reads the pictures, icons, clips and documents of a town: their lists, and where their files are. */
export function readMedia(town: TownFolder) {
  const pictures = new MediaFolder(town, 'pictures', z.record(key, picture));
  const icons = new MediaFolder(town, 'icons', z.record(key, titled));
  const clips = new MediaFolder(town, 'clips', z.record(key, titled));
  const documents = new MediaFolder(town, 'documents', z.record(key, titledOrDescribed));
  const media = {
    pictures: readPictures(pictures),
    icons: readIcons(icons),
    clips: readClips(clips),
    documents: readDocuments(documents),
  };
  const { references } = town.collected;
  for (const folder of [pictures, icons, clips]) {
    for (const name of folder.keys) {
      // The content refers to the three kinds by key alone.
      if (references.isDeclared('media', name))
        folder.report(name, 'is also the name of a picture, icon or clip; rename one of them');
      references.declare('media', name);
    }
  }
  for (const name of documents.keys)
    // A page can also name the document of another language.
    for (const ending of ['', ...sites.map((site) => `.${site}`)])
      references.declare('documents', name + ending);
  for (const folder of [pictures, icons, clips, documents]) folder.reportOthers();
  return media;
}

/** The files of a town, by their keys: the names of the files without extension. */
export type TownMedia = ReturnType<typeof readMedia>;
export type PictureSeed = TownMedia['pictures'][string];
export type IconSeed = TownMedia['icons'][string];
export type ClipSeed = TownMedia['clips'][string];
export type DocumentSeed = TownMedia['documents'][string];
