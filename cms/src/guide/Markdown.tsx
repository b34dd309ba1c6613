import type { RootContent } from 'mdast';
import type { ReactNode } from 'react';
import { slugify } from '../lib/slugify';

/** How the addresses in a Markdown file become addresses of the admin. */
export interface Addresses {
  linkTo: (url: string) => string;
  pictureAt: (url: string) => string;
}

/** The words of a node without their format. */
export function plainText(node: RootContent): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(plainText).join('') : '';
}

/** The id of a heading, with which a link can lead to it. */
export const headingId = (node: RootContent): string => slugify(plainText(node));

const heads = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4', 5: 'h5', 6: 'h6' } as const;

/** The drawing of a block is small and explains itself; a screenshot opens in its full size. */
function Picture({ src, alt }: { src: string; alt: string }) {
  if (src.endsWith('.svg'))
    return <img className="studium-guide__drawing" src={src} alt={alt} width={150} height={100} />;
  return (
    <a className="studium-guide__screen" href={src} target="_blank" rel="noreferrer">
      <img src={src} alt={alt} />
    </a>
  );
}

/** The content of a list item. In a list without empty lines it has no paragraph around it. */
const itemOf = (node: RootContent & { type: 'listItem' }): RootContent[] =>
  node.children.flatMap((child): RootContent[] =>
    child.type === 'paragraph' && !node.spread ? child.children : [child],
  );

/**
 * Renders Markdown. It supports what the guide uses: headings, paragraphs, lists, bold and italic text, code, links
 * and pictures. Anything else, such as HTML, is left out.
 */
export function Markdown({ nodes, ...addresses }: Addresses & { nodes: RootContent[] }): ReactNode {
  return nodes.map((node, n) => <Node key={n} node={node} {...addresses} />);
}

function Node({ node, ...addresses }: Addresses & { node: RootContent }): ReactNode {
  const inside = (nodes: RootContent[]) => <Markdown nodes={nodes} {...addresses} />;
  switch (node.type) {
    case 'text':
      return node.value;
    case 'heading': {
      const Head = heads[node.depth];
      return <Head id={headingId(node)}>{inside(node.children)}</Head>;
    }
    case 'paragraph':
      return <p>{inside(node.children)}</p>;
    case 'list':
      return node.ordered ? <ol>{inside(node.children)}</ol> : <ul>{inside(node.children)}</ul>;
    case 'listItem':
      return <li>{inside(itemOf(node))}</li>;
    case 'strong':
      return <strong>{inside(node.children)}</strong>;
    case 'emphasis':
      return <em>{inside(node.children)}</em>;
    case 'inlineCode':
      return <code>{node.value}</code>;
    case 'link':
      return <a href={addresses.linkTo(node.url)}>{inside(node.children)}</a>;
    case 'image':
      return <Picture src={addresses.pictureAt(node.url)} alt={node.alt ?? ''} />;
    default:
      return null;
  }
}
