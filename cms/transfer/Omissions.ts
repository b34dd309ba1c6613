/** Collects what the files of a town cannot have, so that nothing is lost silently. */
export class Omissions {
  readonly lines: string[] = [];

  /**
   * @param where the file, or what the cms calls the content
   * @param sentence continues the line after a colon
   */
  add(where: string, sentence: string): void {
    const line = `${where}: ${sentence}`;
    if (!this.lines.includes(line)) this.lines.push(line);
  }
}
