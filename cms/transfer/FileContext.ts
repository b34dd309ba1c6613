import type { LinkTarget } from '../content/links';
import type { LinkSeed } from '../content/markdown/blockSchema';
import { isCategoryGroup } from '../src/api/groups';
import { isRecord } from '../src/lib/isRecord';
import { isEntryCollection } from '../src/sections/sections';
import type { Site } from '../src/sites';
import { type CmsContent, languageEnding } from './CmsContent';
import type { Omissions } from './Omissions';
import { idOf } from '../src/lib/idOf';
import { stringOrEmpty } from '../src/lib/stringOrEmpty';

/** The file that is written: its language, how it names other content, and what it cannot have. */
export class FileContext {
  constructor(
    readonly content: CmsContent,
    readonly site: Site,
    private readonly file: string,
    private readonly omissions: Omissions,
  ) {}

  /** Notes that the file does not have something. */
  omit(sentence: string): void {
    this.omissions.add(this.file, sentence);
  }

  /** The key of related content; undefined, and noted, if it does not exist any more. */
  keyOf(collection: string, value: unknown): string | undefined {
    if (value === null || value === undefined) return undefined;
    const id = idOf(value);
    const key = this.content.keyOf(collection, id);
    if (key === undefined)
      this.omit(`it refers to ${collection} ${String(id)}, which does not exist any more`);
    return key === undefined || collection !== 'media' ? key : this.nameOfFile(key);
  }

  keysOf(collection: string, values: unknown): string[] {
    return Array.isArray(values)
      ? values.flatMap((value) => this.keyOf(collection, value) ?? [])
      : [];
  }

  /** Where a link to a document leads; undefined if the document does not exist any more. */
  targetOf(relationTo: string, id: unknown): LinkTarget['target'] | undefined {
    const key = this.content.keyOf(relationTo, id);
    if (key === undefined) return undefined;
    if (relationTo === 'media') return { file: this.nameOfFile(key) };
    if (isCategoryGroup(relationTo)) return { category: { group: relationTo, key } };
    return isEntryCollection(relationTo) ? { entry: { section: relationTo, key } } : undefined;
  }

  /** A stored link; undefined if it leads nowhere. */
  linkOf(value: unknown): LinkSeed | undefined {
    if (!isRecord(value)) return undefined;
    const { kind, element, url, text, title, newWindow } = value;
    const common = {
      text: stringOrEmpty(text),
      ...(typeof title === 'string' && title !== '' && { title }),
      ...(newWindow === true && { newWindow: true }),
    };
    if (kind === 'url')
      return typeof url === 'string' && url !== '' ? { ...common, url } : undefined;
    if (!isRecord(element)) return undefined;
    const target = this.targetOf(String(element.relationTo), idOf(element.value));
    if (!target)
      this.omit(`the link “${common.text}” leads to something that does not exist any more`);
    return target && { ...common, ...target };
  }

  /** A document with a file for each language is named without the language in a page of the same language. */
  private nameOfFile(key: string): string {
    const [, name, language] = languageEnding.exec(key) ?? [];
    return name !== undefined && language === this.site ? name : key;
  }
}
