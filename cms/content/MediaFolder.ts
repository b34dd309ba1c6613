import path from 'node:path';
import type { z } from 'zod';
import { namesIn, readYamlFile, type TownFolder } from './files';
import type { Yaml } from './Yaml';

/** The name of a file that an entry can have. */
const fileNamePattern = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+)+$/;

/** A folder of files, with a list that describes them: `pictures` and `pictures/pictures.yml`. */
export class MediaFolder<Entry> {
  /** The entries of the list by key; undefined if the list has problems. */
  private readonly list: Record<string, Entry> | undefined;
  /** The keys of the list in its order, even if the list has problems. */
  readonly keys: string[];
  private readonly yaml: Yaml | undefined;
  private readonly fileNames: string[];
  private readonly described = new Set<string>();

  constructor(
    private readonly town: TownFolder,
    private readonly name: string,
    schema: z.ZodType<Record<string, Entry>>,
  ) {
    const fileNames = namesIn(path.join(town.root, name));
    this.fileNames = fileNames.filter((file) => file !== `${name}.yml`);
    const list = `${name}/${name}.yml`;
    if (fileNames.includes(`${name}.yml`)) this.yaml = readYamlFile(town, list);
    // A town does not need every kind of files.
    else if (this.fileNames.length > 0)
      town.collected.problems.add({ file: list, line: 1 }, 'the file is missing.');
    this.list = this.yaml ? this.yaml.check(schema) : {};
    this.keys = this.yaml?.keys() ?? [];
  }

  /**
   * Returns the entries of the list with their files.
   *
   * @param find finds the files of an entry, also if its fields have problems
   */
  withFiles<Files>(
    find: (key: string, entry: Entry | undefined) => Files,
  ): Record<string, Entry & Files> {
    const found: Record<string, Entry & Files> = {};
    for (const key of this.keys) {
      const entry = this.list?.[key];
      const files = find(key, entry);
      if (entry) found[key] = { ...entry, ...files };
    }
    return found;
  }

  /** Returns the absolute path of a file if the folder has it. */
  find(fileName: string): string | undefined {
    if (!this.fileNames.includes(fileName)) return undefined;
    this.described.add(fileName);
    return path.join(this.town.root, this.name, fileName);
  }

  /** Returns the absolute path of a file that an entry needs; reports it if the folder does not have it. */
  findOrReport(key: string, fileName: string): string {
    const file = this.find(fileName);
    if (file === undefined) this.report(key, `needs the file ${this.name}/${fileName}`);
    return file ?? '';
  }

  /** Reports a problem of an entry. The words follow its key. */
  report(key: string, words: string): void {
    this.yaml?.report([key], words);
  }

  /** Reports the files that no entry has found, unless the list cannot be read. */
  reportOthers(): void {
    if (this.keys.length === 0) return;
    for (const fileName of this.fileNames)
      if (!this.described.has(fileName)) {
        const rule = fileNamePattern.test(fileName)
          ? ''
          : ', whose name must be small letters, digits and hyphens';
        this.yaml?.report([], `has no entry for ${this.name}/${fileName}${rule}`);
      }
  }
}
