/**
 * A plugin of oxlint with one rule: comments, declared names and test titles use the field's words
 * (docs/glossary.md). Each word below has stood for several things in this repository, or is hard to
 * understand for readers who learned English at school.
 */

/** Each refused word and its replacement. @type {Record<string, string>} */
const words = {
  ask: 'request, query, send or prompt',
  asked: 'requested, or query',
  asking: 'requesting',
  asks: 'requests',
  tell: 'notify, report or show',
  telling: 'reporting',
  tells: 'reports or shows',
  told: 'notified, reported or shown',
  anew: 'again',
  whoever: 'the visitor, the editor, the caller …',
  somebody: 'a visitor, an editor, a caller …',
  heed: 'handle',
  heeded: 'handled',
  finding: 'listing',
  findings: 'listings',
  debut: 'first publication',
  debuts: 'first publications',
  topic: 'category',
  topics: 'categories',
  trova: 'listing',
};

/** Matches a refused word in a text. */
export const pattern = new RegExp(
  `(?<![\\w/.-])(${Object.keys(words).join('|')})(?![\\w/-])`,
  'gi',
);

/** Functions whose first argument is the title of a test. */
const testFunctions = new Set(['test', 'it', 'describe']);

/** @param {string} name for example `askedPage` */
const partsOf = (name) => name.split(/(?=[A-Z])|[_\d]+/).map((part) => part.toLowerCase());

/** @type {import('@oxlint/plugins').Rule} */
const plainWords = {
  meta: {
    type: 'suggestion',
    docs: { description: 'Use plain words in comments, names and test titles.' },
    messages: { word: 'Write “{{ instead }}” instead of “{{ word }}” (docs/glossary.md).' },
    schema: [],
  },
  create(context) {
    const { sourceCode } = context;
    /** @param {import('@oxlint/plugins').Ranged} node @param {string} word */
    const report = (node, word) => {
      const instead = words[word.toLowerCase()] ?? '';
      context.report({ node, messageId: 'word', data: { word, instead } });
    };
    return {
      Program() {
        for (const comment of sourceCode.getAllComments())
          for (const [word] of comment.value.matchAll(pattern)) report(comment, word);
      },
      'Program:exit'() {
        for (const scope of sourceCode.scopeManager.scopes)
          for (const { name, defs } of scope.variables)
            for (const { type, name: node } of defs)
              if (type !== 'ImportBinding')
                for (const part of partsOf(name))
                  if (Object.hasOwn(words, part)) report(node, part);
      },
      CallExpression({ callee, arguments: [title] }) {
        let called = callee;
        while (called.type === 'MemberExpression' || called.type === 'CallExpression')
          called = called.type === 'MemberExpression' ? called.object : called.callee;
        if (called.type !== 'Identifier' || !testFunctions.has(called.name)) return;
        if (title?.type !== 'Literal' && title?.type !== 'TemplateLiteral') return;
        for (const [word] of sourceCode.getText(title).matchAll(pattern)) report(title, word);
      },
    };
  },
};

export default { meta: { name: 'studium' }, rules: { 'plain-words': plainWords } };
