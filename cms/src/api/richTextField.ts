import type { Site } from '../sites';
import { lexicalToHtml } from '../richText/lexicalToHtml';
import { type LinkedElement, linkedElements, readRoot } from '../richText/LexicalNode';
import type { ApiContext } from './context';
import { loadElement } from './links/loadElement';

const keyOf = ({ relationTo, id }: LinkedElement): string => `${relationTo} ${id}`;

/** Creates the resolver of a rich-text field: HTML in which links to elements are absolute URLs. */
export const richTextField =
  <Source extends { site: Site }>(pick: (source: Source) => unknown) =>
  async (source: Source, _: unknown, context: ApiContext): Promise<string | null> => {
    const value = pick(source);
    const root = readRoot(value);
    if (!root) return null;
    const urls = new Map<string, string | null>();
    await Promise.all(
      linkedElements(root).map(async (element) => {
        const loaded = await loadElement(element, source.site, context);
        urls.set(keyOf(element), loaded?.url ?? null);
      }),
    );
    const text = lexicalToHtml(value, (element) => urls.get(keyOf(element)) ?? null);
    context.budget.takeCharacters(text?.length ?? 0);
    return text;
  };
