import ts from 'typescript';

/**
 * Returns the titles of the tests and steps in a file of Jest or Playwright, as the source has them, with
 * `…` for the values in a template. Skipped tests and todos are left out, because they check nothing.
 */
export function titlesIn(source: string, file: string): string[] {
  const titles: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const name = nameOf(node.expression);
      if (/\.(?:skip|fixme|todo)\b|^x(?:it|test|describe)\b/.test(name)) return;
      if (/^(?:it|test)(?:\.(?:each|step|only|concurrent))*$/.test(name)) {
        const title = textOf(node.arguments[0]);
        if (title !== null) titles.push(title);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, false, kindOf(file)));
  return titles;
}

const kindOf = (file: string) => (file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS);

/** Returns `test.each` for `test.each([…])('…')`, or an empty text for other calls. */
function nameOf(callee: ts.Expression): string {
  if (ts.isIdentifier(callee)) return callee.text;
  if (ts.isPropertyAccessExpression(callee)) {
    return `${nameOf(callee.expression)}.${callee.name.text}`;
  }
  return ts.isCallExpression(callee) ? nameOf(callee.expression) : '';
}

function textOf(title: ts.Expression | undefined): string | null {
  if (!title) return null;
  if (ts.isStringLiteralLike(title)) return title.text;
  if (!ts.isTemplateExpression(title)) return null;
  return [title.head, ...title.templateSpans.map(({ literal }) => literal)]
    .map(({ text }) => text)
    .join('…');
}
