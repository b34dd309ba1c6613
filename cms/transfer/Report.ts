/** What an import does with an item of the folder, or finds in the cms alone. */
export type ImportState =
  'created' | 'changed' | 'equal' | 'refused' | 'deleted' | 'only in the cms';

/** One line of the report of an import. */
interface ImportLine {
  state: ImportState;
  /** The file of the item, without language and ending if there are several. */
  name: string;
  /** The changed fields, or the reason. */
  detail?: string;
}

/** Collects the lines of an import, and hands each one on at once. */
export class Report {
  readonly lines: ImportLine[] = [];

  constructor(private readonly print: (line: ImportLine) => void = () => {}) {}

  add(state: ImportState, name: string, detail?: string): void {
    const line = { state, name, ...(detail && { detail }) };
    this.lines.push(line);
    this.print(line);
  }

  count(state: ImportState): number {
    return this.lines.filter((line) => line.state === state).length;
  }
}

/** A line as text. */
export const lineText = ({ state, name, detail }: ImportLine): string =>
  `${state.padEnd(15)} ${name}${detail ? `: ${detail}` : ''}`;
