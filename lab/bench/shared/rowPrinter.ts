/** Returns a function that prints a row of a table; numbers have no decimals. The widths are in characters. */
export const rowPrinter =
  (nameWidth: number, cellWidth: number) =>
  (name: string, cells: readonly (number | string)[]): void => {
    const texts = cells.map((cell) => (typeof cell === 'number' ? cell.toFixed(0) : cell));
    console.log(name.padEnd(nameWidth) + texts.map((text) => text.padStart(cellWidth)).join(''));
  };
