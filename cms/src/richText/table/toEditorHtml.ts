/**
 * Prepares tables for the import of the editor (Lexical): a caption becomes a first row of one cell, which is how the
 * editor stores it. Without `scope` the editor finds out by the place of a heading what it belongs to; it reads
 * `scope` the wrong way round. Runs in a browser.
 */
export function toEditorHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const heading of body.querySelectorAll('th')) heading.removeAttribute('scope');
  for (const caption of body.querySelectorAll('caption')) {
    const table = caption.parentElement;
    const row = document.createElement('tr');
    const cell = document.createElement('td');
    const widths = [...(table?.querySelectorAll('tr') ?? [])].map(
      ({ children }) => children.length,
    );
    cell.setAttribute('colspan', String(Math.max(...widths)));
    cell.append(...caption.childNodes);
    row.append(cell);
    caption.replaceWith(row);
  }
  return body.innerHTML;
}
