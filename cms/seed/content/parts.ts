/** Helpers for writing the documents. */
export const paragraphs = (...lines: string[]) => lines.map((line) => `<p>${line}</p>`).join('');

const items = (lines: string[]) => lines.map((line) => `<li>${line}</li>`).join('');
export const bullets = (...lines: string[]) => `<ul>${items(lines)}</ul>`;
export const steps = (...lines: string[]) => `<ol>${items(lines)}</ol>`;
