import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Problems } from '../content/Problems';
import { readMedia, type TownMedia } from '../content/readMedia';
import { References } from '../content/References';
import { mediaSeeds, type MediaSeed, sourceOf } from '../seed/media';
import { sites } from '../src/sites';
import { type KeyedDocument, languageEnding, siteTextOf } from './CmsContent';
import type { Omissions } from './Omissions';
import { pathInside } from './pathInside';
import { writeFiles, type WrittenFiles } from './writeContent';
import { compact, textsIn } from './writeEntry';
import { yamlText } from './yamlText';
import type { Fields } from '../src/lib/Fields';

type Folder = keyof TownMedia;

const folders = ['pictures', 'icons', 'clips', 'documents'] as const satisfies Folder[];

/** The description and the title of a file. For a document, the title is enough if they are the same. */
function textsOf({ alt, title }: Fields, folder: Folder): Fields {
  const [description, name] = [textsIn(alt), textsIn(title)];
  const isSame = JSON.stringify(description) === JSON.stringify(name);
  if (folder === 'documents' && isSame) return { title: name };
  // The lists of pictures begin with the description, the others with the title.
  return folder === 'documents' || folder === 'clips'
    ? { title: name, alt: description }
    : { alt: description, title: name };
}

function folderOf(type: string, isIcon: boolean): Folder {
  if (type === 'application/pdf') return 'documents';
  if (type.startsWith('video/')) return 'clips';
  return isIcon ? 'icons' : 'pictures';
}

/** The files of the library, and where they belong in the folder of a town. */
export class MediaExport {
  /** The entries of the lists. */
  private readonly lists: Record<Folder, Record<string, Fields>> = {
    pictures: {},
    icons: {},
    clips: {},
    documents: {},
  };
  private readonly kept = new Set<string>();
  private existing: TownMedia = { pictures: {}, icons: {}, clips: {}, documents: {} };
  private seeds = new Map<string, MediaSeed>();
  private changes = 0;

  constructor(
    private readonly root: string,
    private readonly download: (filename: string) => Promise<Buffer>,
    private readonly omissions: Omissions,
  ) {}

  /** Writes the files and their lists, and removes the files that the cms does not have. */
  async write(media: readonly KeyedDocument[]): Promise<WrittenFiles> {
    const collected = { problems: new Problems(), references: new References() };
    this.existing = readMedia({ root: this.root, collected });
    this.seeds = new Map(mediaSeeds(this.existing).map((seed) => [seed.key, seed]));
    const keys = new Set(media.map(({ key }) => key));
    for (const file of media) await this.file(file, keys);
    let removed = 0;
    for (const { file } of this.seeds.values())
      if (existsSync(file) && !this.kept.has(file)) {
        rmSync(file);
        removed += 1;
      }
    const lists = this.writeLists();
    return { ...lists, written: lists.written + this.changes, removed: lists.removed + removed };
  }

  private async file({ key, doc }: KeyedDocument, keys: ReadonlySet<string>): Promise<void> {
    const [, base = key, language] = languageEnding.exec(key) ?? [];
    const type = siteTextOf(doc.mimeType);
    const seed = await this.findSource(key, doc);
    if (type === 'text/vtt') {
      const isOfClip = language !== undefined && keys.has(base);
      if (isOfClip) await this.place('clips', { key, doc }, seed);
      else this.omissions.add(`clips/${key}`, 'captions that do not have the name of a clip');
      return;
    }
    if (language !== undefined && !sites.every((site) => keys.has(`${base}.${site}`))) {
      this.omissions.add(`documents/${key}`, 'another language has no such document');
      return;
    }
    const folder = folderOf(type, seed !== undefined && key in this.existing.icons);
    await this.place(folder, { key, doc }, seed);
    const size = folder === 'pictures' && seed?.file.endsWith('.svg') ? seed.size : undefined;
    const texts = textsOf(doc, folder);
    const entry = compact({ ...texts, ...(size && { width: size.width, height: size.height }) });
    const other = this.lists[folder][base];
    if (other && JSON.stringify(other) !== JSON.stringify(entry))
      this.omissions.add(`documents/${key}`, 'texts that differ from those of another language');
    this.lists[folder][base] ??= entry ?? {};
  }

  /** The file of the folder from which that of the library was made; undefined if there is none. */
  private async findSource(key: string, doc: Fields): Promise<MediaSeed | undefined> {
    const seed = this.seeds.get(key);
    const isSource = seed && existsSync(seed.file) && (await sourceOf(seed)) === doc.source;
    return isSource ? seed : undefined;
  }

  /** Keeps the file of the folder from which that of the library was made, and downloads any other. */
  private async place(
    folder: Folder,
    { key, doc }: KeyedDocument,
    seed: MediaSeed | undefined,
  ): Promise<void> {
    if (seed) {
      this.kept.add(seed.file);
      return;
    }
    const filename = siteTextOf(doc.filename);
    const absolute = pathInside(this.root, `${folder}/${key}${path.extname(filename)}`);
    const content = await this.download(filename);
    mkdirSync(path.dirname(absolute), { recursive: true });
    this.kept.add(absolute);
    if (existsSync(absolute) && readFileSync(absolute).equals(content)) return;
    writeFileSync(absolute, content);
    this.changes += 1;
  }

  private writeLists(): WrittenFiles {
    const files = new Map<string, string>();
    for (const folder of folders) {
      const file = `${folder}/${folder}.yml`;
      const before = Object.keys(this.existing[folder]);
      const rank = (key: string) => (before.includes(key) ? before.indexOf(key) : before.length);
      const entries = Object.entries(this.lists[folder]).sort(
        ([a], [b]) => rank(a) - rank(b) || (a < b ? -1 : 1),
      );
      const absolute = path.join(this.root, file);
      const text = existsSync(absolute) ? readFileSync(absolute, 'utf8') : '';
      if (entries.length === 0 && text === '') continue;
      const [comment = ''] = /^(#.*\n)*\n?/.exec(text) ?? [];
      const items = entries.map(([key, entry]) => yamlText({ [key]: entry }, { isWide: true }));
      files.set(file, comment + items.join('\n'));
    }
    return writeFiles(this.root, files);
  }
}
