import ts from 'typescript';

/**
 * The titles of the tests in a file of Jest or Playwright, steps included, as the source has them:
 * what a template fills in is written as `…`. A test that is skipped or still to be written is left
 * out, because it holds nothing.
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

/** `test.each` of `test.each([…])('…')`, or nothing where something else is called. */
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
