import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type {
  ClipSeed,
  DocumentSeed,
  IconSeed,
  PictureSeed,
  TownMedia,
} from '../content/readMedia';
import { sha256 } from '../src/lib/sha256';
import { mimeTypes } from '../src/media/mediaFile';
import { defaultSite, inEachSite, type PerSite, type Site, sites } from '../src/sites';
import type { NewFile, Store } from '../transfer/Store';
import type { Keys } from './Keys';
import type { Fields } from '../src/lib/Fields';

/** Width and height of an icon in pixels. */
const iconSize = 560;

/** A file of a town as a document of the media library. */
export interface MediaSeed {
  /** The key in the media library; with the language if there is a file for each. */
  key: string;
  /** The path of the file. */
  file: string;
  alt: PerSite;
  title?: PerSite;
  /** Captions have no texts of their own. */
  isCaption?: true;
  /** The pixels of the picture that a drawing becomes. */
  size?: { width?: number; height?: number; type: 'jpeg' | 'png' };
  /** Under which names the content refers to the file. */
  names: { kind: 'media' | 'documents' | 'captions'; key: string; site?: Site }[];
}

const none = inEachSite(() => '');

const asPicture = ([key, picture]: [string, PictureSeed]): MediaSeed => ({
  ...picture,
  key,
  size: { width: picture.width, height: picture.height, type: 'jpeg' },
  names: [{ kind: 'media', key }],
});

const asIcon = ([key, icon]: [string, IconSeed]): MediaSeed => ({
  ...icon,
  key,
  size: { width: iconSize, height: iconSize, type: 'png' },
  names: [{ kind: 'media', key }],
});

const asCaptions = (
  key: string,
  clip: Omit<ClipSeed, 'captions'>,
  captions: PerSite,
  site: Site,
): MediaSeed => ({
  key: `${key}.${site}`,
  file: captions[site],
  alt: clip.title ?? clip.alt,
  isCaption: true,
  names: [{ kind: 'captions', key, site }],
});

function asDocuments([key, { title, alt = title ?? none, files }]: [
  string,
  DocumentSeed,
]): MediaSeed[] {
  const kind = 'documents';
  if (typeof files === 'string') return [{ key, file: files, alt, title, names: [{ kind, key }] }];
  return sites.map((site) => {
    const own = `${key}.${site}`;
    const names = [{ kind, key, site } as const, { kind, key: own } as const];
    return { key: own, file: files[site], alt, title, names };
  });
}

/** All files of a town: the pictures, the icons, the clips with their captions, and the documents. */
export function mediaSeeds({ pictures, icons, clips, documents }: TownMedia): MediaSeed[] {
  return [
    ...Object.entries(pictures).map(asPicture),
    ...Object.entries(icons).map(asIcon),
    ...Object.entries(clips).flatMap(([key, { captions, ...clip }]) => [
      { ...clip, key, names: [{ kind: 'media' as const, key }] },
      ...(captions ? sites.map((site) => asCaptions(key, clip, captions, site)) : []),
    ]),
    ...Object.entries(documents).flatMap(asDocuments),
  ];
}

/** Reads a file. A drawing becomes pixels, because the media library has only such pictures. */
export async function readMediaFile({ key, file, size }: MediaSeed): Promise<NewFile> {
  const name = key.replace('.', '-');
  const ending = path.extname(file);
  const mimetype = mimeTypes[ending];
  if (mimetype) return { name: `${name}${ending}`, mimetype, data: await readFile(file) };
  const picture = sharp(file).resize(size?.width, size?.height);
  if (size?.type === 'png')
    return { name: `${name}.png`, mimetype: 'image/png', data: await picture.png().toBuffer() };
  const data = await picture.jpeg({ quality: 90 }).toBuffer();
  return { name: `${name}.jpg`, mimetype: 'image/jpeg', data };
}

/**
 * The fingerprint of a file in the folder of a town. For a drawing it includes the size of its picture, because
 * another size makes another picture.
 */
export async function sourceOf({ file, size }: MediaSeed): Promise<string> {
  const content = await readFile(file);
  if (mimeTypes[path.extname(file)]) return sha256(content);
  return sha256(Buffer.concat([content, Buffer.from(JSON.stringify(size ?? null))]));
}

/** The texts of a file in one language. */
export const mediaTexts = ({ alt, title }: MediaSeed, site: Site): Fields => ({
  alt: alt[site],
  title: title?.[site] || null,
});

/** Uploads a file to the media library with its texts, and returns its id. */
export async function uploadMedia(
  store: Store,
  seed: MediaSeed,
  { file, source }: { file: NewFile; source: string },
): Promise<number> {
  const [first = defaultSite, ...others] = sites.filter((site) => seed.alt[site] !== '');
  const data = { ...mediaTexts(seed, first), key: seed.key, source };
  const { id } = await store.create('media', first, data, file);
  for (const site of others)
    await store.update('media', id, { site, data: mediaTexts(seed, site) });
  return id;
}

/** Notes the id of a file under all names that the content uses. */
export function registerMedia(keys: Keys, { names }: MediaSeed, id: number): void {
  for (const { kind, key, site } of names) (site ? keys.in(site) : keys).set(kind, key, id);
}
