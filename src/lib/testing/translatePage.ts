/** createElement is deprecated for this element. */
const html = 'http://www.w3.org/1999/xhtml';

/**
 * Does to a page what the translator of Chrome does: it replaces each text by `<font><font>text</font></font>`, also
 * those that come later. Returns a function that stops it.
 */
export function translatePage(root: Node = document.body): () => void {
  wrapTexts(root);
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) addedNodes.forEach(wrapTexts);
    observer.takeRecords();
  });
  observer.observe(root, { childList: true, subtree: true });
  return () => observer.disconnect();
}

function wrapTexts(root: Node): void {
  if (!root.isConnected) return;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node: Node | null = walker.currentNode; node; node = walker.nextNode())
    if (node instanceof Text && isTranslated(node)) texts.push(node);
  for (const text of texts) {
    const outer = document.createElementNS(html, 'font');
    outer.appendChild(document.createElementNS(html, 'font')).textContent = text.data;
    text.replaceWith(outer);
  }
}

const isTranslated = ({ data, parentElement }: Text): boolean =>
  data.trim() !== '' &&
  parentElement?.closest('font, script, style, textarea, [translate=no]') === null;
